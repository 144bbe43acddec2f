import { readdirSync, readFileSync } from 'node:fs'

/** Marks an engine's process and, as they inherit it, whatever it starts. */
export const markName = 'STCCG_CONFORMANCE_ENGINE'

/**
 * Ends what bears the mark and has left the group of the engine, which is ended as a whole; what was found, in a sentence;
 * undefined = nothing, as where no list of processes can be read.
 */
export function endLeftBehind(mark: string, group: number | undefined): string | undefined {
  const found = pids().filter(pid => bears(pid, mark) && groupOf(pid) !== group)
  const named = found.map(pid => `${pid} (${commandOf(pid)})`)
  for (const pid of found) end(pid)
  if (!found.length) return undefined
  return `The engine has ended, and something that it started still ran on its own; it was ended: ${named.join(', ')}.`
}

function pids(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(pid => pid !== process.pid)
  } catch {
    return []
  }
}

function bears(pid: number, mark: string): boolean {
  return read(`/proc/${pid}/environ`).split('\0').includes(`${markName}=${mark}`)
}

/** The third field after the name, which may hold anything and ends with the last bracket. */
function groupOf(pid: number): number {
  return Number(/\) \S (?:\d+) (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1])
}

function commandOf(pid: number): string {
  const words = read(`/proc/${pid}/cmdline`).split('\0').join(' ').trim()
  return words.replace(/[^\x20-\x7e]/g, '?').slice(0, 80) || 'nameless'
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}
