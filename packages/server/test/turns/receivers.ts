import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createLine, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Received {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Something on the web that takes whatever is sent, and answers what it is told to. */
export async function receiver() {
  const received: Received[] = [];
  const answers = { status: 201, location: '' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://here');
    received.push({ url, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answers.status, answers.location === '' ? {} : { location: answers.location }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, received, answers };
}

/** Something on the web that takes whatever is sent, and never answers. */
export async function silent() {
  const server = createServer();
  let waiting = 0;
  server.on('request', (request) => {
    waiting++;
    request.socket.once('close', () => waiting--);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, waiting: () => waiting };
}

/** A browser's push service: it believes nobody whose signature is not right, and reads what only the browser can. */
export async function pushService() {
  const { address, received, answers } = await receiver();
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const subscription = {
    label: 'Test browser',
    endpoint: `${address}/push/1`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  };
  const messages = () =>
    received.map(({ headers, body }) => {
      const read = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth });
      return {
        ...signed(headers.authorization ?? ''),
        ttl: Number(headers.ttl),
        ...JSON.parse(read.toString()),
      };
    });
  return { address, subscription, messages, answers };
}

/** Who has signed it, and for whom; throws where the signature is not that of the key it names (RFC 8292). */
function signed(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!right) throw new Error('the signature is not right');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { key, aud, exp, sub };
}

/** A mail server that lets everybody in and says nothing. */
export async function silentMail() {
  const sockets: Socket[] = [];
  const server = createLine((socket) => sockets.push(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connected: () => sockets.length };
}

/** A mail server: what it was given, and for whom. */
export async function mailServer() {
  const mails: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (mail, { envelope }, done) => {
      text(mail).then((body) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: body });
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}
