/** A report cannot be read or written; `message` says which, why, and how to mend it. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
}
