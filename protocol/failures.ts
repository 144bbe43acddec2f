import type { ErrorCode } from './types.ts'
import { isWebAddress } from './web-address.ts'

export type FailureKind = 'timeout' | 'crash' | 'babble'

/** The engine gave no usable reply. Its process is gone, and the next request starts it again. */
export class EngineFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = new.target.name
    this.kind = kind
  }
}

/** No reply in time. */
export class EngineTimeout extends EngineFailure {
  constructor(message: string) {
    super('timeout', message)
  }
}

/** The process ended before it replied. */
export class EngineCrash extends EngineFailure {
  constructor(message: string) {
    super('crash', message)
  }
}

/** Something came that is not the reply to the request. */
export class EngineBabble extends EngineFailure {
  constructor(message: string) {
    super('babble', message)
  }
}

/** The engine replied that it could not serve the request; never a verdict of the rules. */
export class EngineError extends Error {
  readonly code: ErrorCode
  /** Where its author works on it. */
  readonly issue: string | undefined

  /** `cause`: what an engine in this process threw. */
  constructor(code: ErrorCode, message: string, options: { readonly cause?: unknown; readonly issue?: unknown } = {}) {
    super(
      message.trim() ? message : `The engine gave the error ${code} and said nothing of it.`,
      'cause' in options ? { cause: options.cause } : {},
    )
    this.name = 'EngineError'
    this.code = code
    const { issue } = options
    this.issue = typeof issue === 'string' && isWebAddress(issue) ? issue : undefined
  }
}

/** The command line cannot be started at all: a matter for whoever typed it, not for the report. */
export class EngineCommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EngineCommandError'
  }
}

/** A message that the published schemas do not allow, sent by the runner or by the engine. */
export class ProtocolViolation extends Error {
  readonly side: 'runner' | 'engine'
  /** JSON pointer into the message. */
  readonly pointer: string
  readonly expected: string

  constructor(side: 'runner' | 'engine', message: string, pointer: string, expected: string) {
    super(`${message}${pointer ? ` at ${pointer}` : ''}: expected ${expected}.`)
    this.name = 'ProtocolViolation'
    this.side = side
    this.pointer = pointer
    this.expected = expected
  }
}

/** The engine answers `hello` with a version that the runner does not speak. */
export function wrongProtocol(protocols: readonly string[], version: unknown): ProtocolViolation {
  return new ProtocolViolation(
    'engine',
    `The engine wants to speak ${version === undefined ? 'no version' : `version ${JSON.stringify(version)}`}`,
    '/result/protocol',
    `one of ${protocols.join(', ')}`,
  )
}
