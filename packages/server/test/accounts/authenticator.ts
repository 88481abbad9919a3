import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const bytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const USER_PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

interface Options {
  readonly challenge: string;
}

/** A device with one passkey, as a browser would speak for it: keys on the P-256 curve, no attestation. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const host = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([host, Buffer.from([flags]), counter, rest]);
  }

  #reply(response: Readonly<Record<string, Buffer>>) {
    const id = this.#id.toString('base64url');
    const encoded = Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]);
    return {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: Object.fromEntries(encoded),
    };
  }

  /** Makes the passkey. */
  register(options: Options) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
    // COSE: an elliptic key for ES256 on P-256.
    const key = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), coordinate(0x21, x), coordinate(0x22, y)];
    const credential = [Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, ...key];
    const authData = this.#authData(USER_PRESENT | WITH_CREDENTIAL, Buffer.concat(credential));
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    return this.#reply({ clientDataJSON: this.#clientData('webauthn.create', options), attestationObject });
  }

  /** Signs in with it. */
  sign(options: Options) {
    this.#counter++;
    const clientDataJSON = this.#clientData('webauthn.get', options);
    const authenticatorData = this.#authData(USER_PRESENT);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.#keys.privateKey);
    return this.#reply({ clientDataJSON, authenticatorData, signature });
  }
}
