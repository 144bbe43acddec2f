import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

const mega = 2 ** 20
/** Bytes that a file may have which a user names, such as a list of cards or a document. */
const usual = 64 * mega

/**
 * The content of a file that a user named, which may be a pipe; a file without an end is read as far as `most` bytes.
 * Throws what the system says, or an error whose `code` says in words how much may be read.
 */
export function readBounded(file: string, most = usual): Buffer {
  const from = openSync(file, 'r')
  try {
    const { size } = fstatSync(from)
    if (size > most) throw tooLong(most)
    return fstatSync(from).isFile() && size ? readFileSync(from) : readPieces(from, most)
  } finally {
    closeSync(from)
  }
}

function readPieces(from: number, most: number): Buffer {
  const pieces: Buffer[] = []
  const piece = Buffer.alloc(mega)
  let length = 0
  for (;;) {
    const count = readSync(from, piece)
    if (!count) return Buffer.concat(pieces, length)
    length += count
    if (length > most) throw tooLong(most)
    pieces.push(Buffer.from(piece.subarray(0, count)))
  }
}

const tooLong = (most: number): Error => {
  const code = `it has more than ${most / mega} MB`
  return Object.assign(new Error(code), { code })
}
