import { referenceEngine } from '../engine/adapter/serve.ts'
import { childProcess } from '../protocol/child-process.ts'
import { splitCommand } from '../protocol/command-line.ts'
import type { Engine } from '../protocol/engine.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Limits } from '../protocol/lives.ts'
import { engineAt, isAddress } from '../protocol/network.ts'
import { resting } from '../protocol/resting.ts'
import { introduced } from './introduction.ts'

/** The engine under test: the reference engine in this process, the one that listens at an address, or the one that the command line starts. */
export function engineOf(engine: string | undefined, limits: Partial<Limits> = {}): Engine {
  return introduced(begun(engine, limits))
}

function begun(engine: string | undefined, limits: Partial<Limits>): Engine {
  if (engine === undefined) return resting(inProcess(referenceEngine()))
  return isAddress(engine) ? engineAt(engine, limits) : childProcess(splitCommand(engine), limits)
}
