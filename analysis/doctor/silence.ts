import { killGroup, startGroup } from '../../protocol/process-group.ts'
import { settles } from '../../protocol/settles.ts'

/** Behaviour of an engine that did not answer in time: it answers when stdin ends, does not end its line, starts slowly, or nothing. */
export type Silence =
  | { readonly what: 'unflushed' | 'unended line' | 'silent' }
  | { readonly what: 'slow'; readonly milliseconds: number }

/** For how long a program is listened to whose stdin has ended: so many times what was allowed, and from so many milliseconds to so many. */
const [times, least, most] = [10, 15_000, 60_000]

interface Heard {
  readonly text: string
  /** From its start until a line was there, or it was listened to no more. */
  readonly milliseconds: number
}

/**
 * Starts the program again and listens to its bytes. First stdin ends, which makes it say all it has to say and tells
 * how long that takes here. Then stdin stays open, for `wait` milliseconds and several times that long.
 */
export async function listen(argv: readonly string[], wait: number): Promise<Silence> {
  const longest = Math.max(2 * wait, Math.min(most, Math.max(least, times * wait)))
  const ended = await hear(argv, longest, { ends: true })
  if (!ended.text && ended.milliseconds >= longest) return { what: 'silent' }
  const open = await hear(argv, Math.max(wait, 3 * ended.milliseconds + 1_000), { ends: false })
  if (open.text.endsWith('\n')) return { what: 'slow', milliseconds: open.milliseconds }
  if (open.text) return { what: 'unended line' }
  return { what: ended.text ? 'unflushed' : 'silent' }
}

/** Output of the program after a greeting, until a line ends, the program ends, or so many milliseconds are over. */
async function hear(argv: readonly string[], wait: number, { ends }: { readonly ends: boolean }): Promise<Heard> {
  const start = performance.now()
  const child = startGroup(argv)
  const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
  let text = ''
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const line = new Promise<void>(resolve => {
    child.stdout.on('data', chunk => {
      text += chunk
      if (text.endsWith('\n')) resolve()
    })
  })
  child.stdin.write('{"id":1,"do":"hello","protocols":["1.0"],"titles":[]}\n')
  if (ends) child.stdin.end()
  await settles(Promise.race([line, closed]), wait)
  const heard = { text, milliseconds: performance.now() - start }
  child.stdin.end()
  killGroup(child, 'SIGKILL')
  // Someone else may hold its output.
  if (!(await settles(closed, 1_000))) for (const stream of child.stdio) stream?.destroy()
  return heard
}
