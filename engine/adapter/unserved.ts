import type { ErrorCode } from '../../protocol/types.ts'

/** The request cannot be served, which is no verdict of the rules. */
export class Unserved extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
