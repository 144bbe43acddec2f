/** Something in the catalogue that its author has to mend; the message opens with `file:line`. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly file: string
  /** From 1; absent when the whole file is meant. */
  readonly line: number | undefined

  constructor(message: string, file: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${message}`)
    this.file = file
    this.line = line
  }
}
