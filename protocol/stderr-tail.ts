const bytesKept = 16_384
const linesKept = 20
const charactersPerLine = 300

/** The last lines that an engine wrote to stderr, however much it writes. */
export class StderrTail {
  #bytes: Buffer = Buffer.alloc(0)

  push(chunk: Buffer): void {
    const joined = chunk.length >= bytesKept ? chunk : Buffer.concat([this.#bytes, chunk])
    // A copy, so that the stream's large buffer can be freed.
    this.#bytes = Buffer.from(joined.subarray(-bytesKept))
  }

  /** An addition to an error message; empty when nothing was written. */
  toString(): string {
    const lines = this.#bytes.toString('utf8').trimEnd().split('\n').slice(-linesKept)
    if (lines.length === 1 && lines[0] === '') return ''
    return `\nIts last lines on stderr:\n${lines.map(line => `  ${line.slice(0, charactersPerLine)}`).join('\n')}`
  }
}
