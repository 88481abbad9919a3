/** As much of two libraries without types as the receivers use. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    decrypt(body: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
  };
  export default ece;
}

declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] };
  }
  export class SMTPServer {
    readonly server: Server;
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      onData(mail: Readable, session: Session, done: (error?: Error) => void): void;
    });
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
