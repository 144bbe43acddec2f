/** A file that is no table of cards, or no pool; the message says what, where and how to mend it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
