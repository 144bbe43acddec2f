import { readdirSync, readFileSync } from 'node:fs'

/** Marks an engine's process and, as they inherit it, whatever it starts. */
export const markName = 'STCCG_CONFORMANCE_ENGINE'

/** Ends what bears the mark and still runs, in a session of its own too; what was found, in a sentence; undefined = nothing, as where no list of processes can be read. */
export function endLeftBehind(mark: string): string | undefined {
  const found = pids().filter(pid => bears(pid, mark))
  const named = found.map(pid => `${pid} (${commandOf(pid)})`)
  for (const pid of found) end(pid)
  if (!found.length) return undefined
  return `The engine has ended, and something that it started still held its output; it was ended: ${named.join(', ')}.`
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
