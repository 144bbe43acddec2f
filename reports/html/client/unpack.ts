/** What was deflated and written in base64; whoever asks says what it is. */
export async function unpack<Unpacked>(base64: string): Promise<Unpacked> {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return JSON.parse(await new Response(stream).text())
}
