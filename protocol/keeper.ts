import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { markName } from './left-behind.ts'

/**
 * Waits for the end of its input, which comes with the end of this process, however that ends. Each line before names what runs
 * then, as `group:mark`, and as `:mark` what is about to start; the last one counts. Without a list of processes (`/proc`) what
 * has left its group, or has just started, is not found.
 */
const script = `trap '' HUP INT TERM
while read -r line; do last=$line; done
for engine in $last; do
  case $engine in :*) ;; *) kill -s KILL -- "-\${engine%%:*}" ;; esac
  for folder in /proc/[0-9]*; do
    grep -qsaF "${markName}=\${engine#*:}" "$folder/environ" && kill -s KILL "\${folder#/proc/}"
  done
done`

let keeper: ChildProcessByStdio<Writable, null, null> | undefined

/** From now on these engines, and no others, end with this process, also when it is killed and can do nothing itself. */
export function keep(engines: Iterable<{ readonly group: number | undefined; readonly mark: string }>): void {
  if (process.platform === 'win32') return
  keeper ??= start()
  keeper.stdin.write(`${[...engines].map(({ group, mark }) => `${group ?? ''}:${mark}`).join(' ')}\n`)
}

/** In a session of its own, so that the signals of a terminal do not reach it; nobody waits for it. */
function start(): ChildProcessByStdio<Writable, null, null> {
  const child = spawn('/bin/sh', ['-c', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    // Whoever looks for what an engine left behind must not find it here.
    env: process.env.PATH === undefined ? {} : { PATH: process.env.PATH },
  })
  // Without a shell everything is as it was, but for a runner that is killed.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  ;(child.stdin as Writable & { unref?: () => void }).unref?.()
  return child
}
