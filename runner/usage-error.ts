/** Input that cannot be used; the message says what, where and how to mend it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** An engine that starts and cannot be played with: whoever changes it may mend that, with the same options. */
export class GreetingError extends UsageError {}
