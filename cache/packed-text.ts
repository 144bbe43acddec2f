import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** At its fastest it is faster than deflate, and packs as well. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
/** Bytes in front, which tell how many bytes the text has. */
const head = 4
const least = 64

/** A text that is kept until somebody reads it, in a fraction of its room. */
export function packText(text: string): Buffer {
  const bytes = Buffer.from(text)
  const packed = brotliCompressSync(bytes, fast)
  // Of its own, so that nothing else is kept with it.
  const whole = Buffer.allocUnsafeSlow(head + packed.length)
  whole.writeUInt32LE(bytes.length)
  whole.set(packed, head)
  return whole
}

export function unpackText(packed: Buffer): string {
  // In one piece, without room for more.
  const chunkSize = Math.max(least, packed.readUInt32LE())
  return brotliDecompressSync(packed.subarray(head), { chunkSize }).toString('utf8')
}
