import { referenceEngine } from '../engine/adapter/serve.ts'
import { childProcess } from '../protocol/child-process.ts'
import { splitCommand } from '../protocol/command-line.ts'
import type { Engine } from '../protocol/engine.ts'
import { inProcess } from '../protocol/in-process.ts'

/** The engine under test: the reference engine in this process, or the one that the command line starts. */
export function engineOf(command: string | undefined, timeout?: number): Engine {
  if (command === undefined) return inProcess(referenceEngine())
  return childProcess(splitCommand(command), timeout === undefined ? {} : { request: timeout })
}
