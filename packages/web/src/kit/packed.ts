/** A text small enough for a link: squeezed, in letters that addresses may hold. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in a link; throws where there is none. */
export async function unpacked(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
