import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

/** A small provider of OpenID Connect: whoever it asks is the person it was told to let in. */
export async function provider(clientId: string, clientSecret: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const person = {
    ...{ sub: 'one', name: 'Ada Lovelace of Ockham Park in Surrey', nonce: null as string | null },
    /** Turns back at the provider's door. */
    turnsBack: false,
  };
  const codes = new Map<string, { challenge: string; nonce: string }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      return json({
        ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
        ...{
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
        },
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (url.pathname === '/keys') {
      return json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k', use: 'sig' }] });
    }
    if (url.pathname === '/authorize') {
      const asked = url.searchParams;
      const code = randomUUID();
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') ?? '' });
      const back = new URL(asked.get('redirect_uri') ?? '');
      if (person.turnsBack) back.searchParams.set('error', 'access_denied');
      else back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    const sent = new URLSearchParams(await text(request));
    const code = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = sent.get('client_id') === clientId && sent.get('client_secret') === clientSecret;
    if (!isClient || code?.challenge !== challenge) return json({ error: 'invalid_grant' }, 400);
    const token = await new SignJWT({ name: person.name, nonce: person.nonce ?? code.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(person.sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return json({ access_token: 'a', token_type: 'Bearer', id_token: token });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, person };
}
