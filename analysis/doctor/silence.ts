import { killGroup, startGroup } from '../../protocol/process-group.ts'
import { settles } from '../../protocol/settles.ts'

/** What an engine does that did not answer: it answers when stdin ends, it does not end its line, or nothing. */
export type Silence = 'unflushed' | 'unended line' | 'silent'

/** Starts the program once more and listens to its bytes; `wait` milliseconds before and after the end of stdin. */
export async function listen(argv: readonly string[], wait: number): Promise<Silence> {
  const child = startGroup(argv)
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  let heard = ''
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.stdout.on('data', chunk => {
    heard += chunk
  })
  child.stdin.write('{"id":1,"do":"hello","protocols":["1.0"],"titles":[]}\n')
  await settles(ended, wait)
  const early = heard
  child.stdin.end()
  await settles(ended, wait)
  killGroup(child, 'SIGKILL')
  await ended
  if (early) return early.endsWith('\n') ? 'silent' : 'unended line'
  return heard ? 'unflushed' : 'silent'
}
