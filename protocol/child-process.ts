import type { Engine } from './engine.ts'
import { EngineProcess } from './engine-process.ts'
import { type Limits, manyLives } from './lives.ts'

/** An engine behind a pipe, in a process that is started when needed. */
export function childProcess(argv: readonly string[], limits: Partial<Limits> = {}): Engine {
  return manyLives(argv.map(quoted).join(' '), () => new EngineProcess(argv), limits)
}

function quoted(word: string): string {
  return /^[^\s"']+$/.test(word) ? word : `"${word.replace(/(["\\])/g, '\\$1')}"`
}
