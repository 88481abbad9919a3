import { checkMatch, type Match } from '@undercroft/kernel';
import { houseAddress } from '../app/base.ts';

/** A match as a link that holds all of it: no server keeps it, and none is sent it. */
export async function linkOf(match: Match): Promise<string> {
  const bytes = await through(JSON.stringify(match), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const packed = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${houseAddress()}/replay/link#${packed}`;
}

/** The match in such a link; throws where it is none. */
export async function matchIn(packed: string): Promise<Match> {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const json = await through(bytes, new DecompressionStream('deflate-raw'));
  return checkMatch(JSON.parse(new TextDecoder().decode(json)));
}

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
