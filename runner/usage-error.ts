/** Input that cannot be used; the message says what, where and how to mend it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
