import { isUtf8 } from 'node:buffer'
import type { Readable, Writable } from 'node:stream'
import { LineReader } from './lines.ts'
import { printable } from './printable.ts'
import type { ErrorCode, FailureReply, Reply, Request } from './types.ts'

/** Bytes that a request may have. */
export const longestLine = 1 << 20

/** Serves an engine over a pair of streams, one JSON line per message; settled after `bye` or at the end of the input. */
export function serve(
  answer: (request: Request) => Reply,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  return new Promise(resolve => {
    const reply = (message: Reply) => {
      if (output.write(`${JSON.stringify(message)}\n`) || input.isPaused()) return
      // Whoever does not read its replies is not listened to any further.
      input.pause()
      output.once('drain', () => input.resume())
    }
    const onLine = (line: Buffer) => {
      const served = replyTo(line, answer)
      reply(served.reply)
      if (served.verb === 'bye') finish()
    }
    const onData = (chunk: Buffer) => lines.push(chunk)
    const finish = () => {
      input.off('data', onData)
      input.pause()
      resolve()
    }
    const lines = new LineReader(longestLine, onLine, () => reply(tooLong))
    input.on('data', onData)
    input.once('end', finish)
    // A runner that is gone reads no more: the end of the input follows.
    output.on('error', () => {})
  })
}

/** Serves one line; without a verb it was no request. */
export function replyTo(
  line: Buffer,
  answer: (request: Request) => Reply,
): { readonly reply: Reply; readonly verb?: string } {
  const request = read(line)
  if ('error' in request) return { reply: request }
  return { reply: answerSafely(answer, request), verb: request.do }
}

/** The reply to a line over the limit. */
export const tooLong: FailureReply = unread('bad-request', 'The line is longer than 1 MiB.')

function read(line: Buffer): Request | FailureReply {
  if (!isUtf8(line)) return unread('bad-json', 'The line is not UTF-8.')
  try {
    const request = JSON.parse(line.toString('utf8'))
    if (typeof request !== 'object' || request === null) return unread('bad-request', 'A request is an object.')
    if (!Number.isInteger(request.id)) return unread('bad-request', 'A request has a whole number as "id".')
    if (typeof request.do !== 'string') return unread('bad-request', 'A request has a verb as "do".', request.id)
    return request
  } catch (error) {
    return unread('bad-json', `The line is not JSON: ${printable((error as Error).message)}`)
  }
}

function unread(code: ErrorCode, message: string, id: number | null = null): FailureReply {
  return { id, error: { code, message } }
}

function answerSafely(answer: (request: Request) => Reply, request: Request): Reply {
  try {
    return answer(request)
  } catch (error) {
    console.error(error)
    return { id: request.id, error: { code: 'internal', message: String(error) } }
  }
}
