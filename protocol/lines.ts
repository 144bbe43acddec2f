const newline = 10

/** Cuts a stream of bytes into lines and never holds more than one line of `limit` bytes. */
export class LineReader {
  readonly #limit: number
  readonly #onLine: (line: Buffer) => void
  readonly #onTooLong: () => void
  #parts: Buffer[] = []
  #length = 0
  #skipping = false

  /** `onTooLong` is called once for a line over the limit; the rest of that line is dropped. */
  constructor(limit: number, onLine: (line: Buffer) => void, onTooLong: () => void) {
    this.#limit = limit
    this.#onLine = onLine
    this.#onTooLong = onTooLong
  }

  /** True when a line has begun and not ended. */
  isMidway(): boolean {
    return this.#length > 0
  }

  push(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      this.#keep(chunk.subarray(from, end))
      this.#finish()
      from = end + 1
    }
    if (from < chunk.length) this.#keep(chunk.subarray(from))
  }

  #keep(part: Buffer): void {
    if (this.#skipping) return
    this.#length += part.length
    this.#parts.push(part)
    if (this.#length <= this.#limit) return
    this.#clear()
    this.#skipping = true
    this.#onTooLong()
  }

  #finish(): void {
    const line = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)
    const whole = !this.#skipping
    this.#clear()
    this.#skipping = false
    if (whole) this.#onLine(line)
  }

  #clear(): void {
    this.#parts = []
    this.#length = 0
  }
}
