import { referenceEngine } from '../../engine/adapter/serve.ts'
import { withCardIds } from '../../protocol/card-ids.ts'
import { splitCommand } from '../../protocol/command-line.ts'
import type { Engine } from '../../protocol/engine.ts'
import { EngineCommandError, EngineFailure, ProtocolViolation } from '../../protocol/failures.ts'
import { defaultLimits, type Limits } from '../../protocol/lives.ts'
import { isAddress } from '../../protocol/network.ts'
import type { HelloResult, Reply, Request } from '../../protocol/types.ts'
import { checkReply } from '../../protocol/validator.ts'
import { readCardsMap } from '../../runner/cards-map/cards-map.ts'
import { engineOf } from '../../runner/engines.ts'
import { suiteOf } from '../../runner/features.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { acting } from './acting.ts'
import { tinyBoards } from './boards.ts'
import { declaration } from './declaration.ts'
import type { Finding } from './finding.ts'
import { greeting, probe } from './greeting.ts'
import { leaving } from './leaving.ts'
import { namesakes } from './namesakes.ts'
import { isHarmless, offenceFinding } from './offence.ts'
import { type Offence, Patient } from './patient.ts'
import { sameness } from './sameness.ts'
import { playSamples } from './samples.ts'
import { settingUp } from './setting-up.ts'
import { showing } from './showing.ts'
import { listen, type Silence } from './silence.ts'
import { slowness } from './slowness.ts'
import { teasing } from './teasing.ts'

export interface DoctorOptions {
  readonly engine?: string
  readonly strict?: boolean
  readonly json?: boolean
  /** File of the engine's own ids by title; left out: the engine goes by titles. */
  readonly cardsMap?: string
  /** Milliseconds for one reply, the greeting included. */
  readonly timeout?: number
}

export interface Diagnosis {
  /** How the engine was started. */
  readonly command: string
  readonly hello?: HelloResult
  /** Nothing is to be mended in the adapter. */
  readonly healthy: boolean
  readonly findings: readonly Finding[]
}

/** Looks an engine over, check by check; the first thing to mend comes first. */
export async function examine(options: DoctorOptions, engine = engineFor(options)): Promise<Diagnosis> {
  const limits = limitsOf(options)
  const suite = suiteOf(undefined)
  const patient = new Patient(underItsIds(engine, options, suite), [...suite.titles, probe], options.strict ?? false)
  try {
    const { hello, findings } = await greeting(patient, () => silenceOf(options.engine, limits))
    const more = hello ? await furtherFindings(patient, hello, suite, limits) : []
    const all = unrepeated([...findings, ...(hello ? inOrder(more, patient.offence, options.strict ?? false) : [])])
    const healthy = all.every(({ state }) => state !== 'mend')
    return { command: engine.command, ...(hello ? { hello } : {}), healthy, findings: all }
  } finally {
    await patient.close()
  }
}

/** Strict: a message that breaks the protocol comes first; otherwise it comes last, and only where it does harm. */
function inOrder(more: readonly Finding[], offence: Offence | undefined, strict: boolean): readonly Finding[] {
  const schemas = offenceFinding(offence)
  if (strict) return offence ? [schemas, ...more] : [...more, schemas]
  return isHarmless(offence) ? more : [...more, schemas]
}

function underItsIds(engine: Engine, { cardsMap }: DoctorOptions, { titles }: Suite): Engine {
  return cardsMap === undefined ? engine : withCardIds(engine, readCardsMap(cardsMap, titles))
}

function limitsOf({ timeout }: DoctorOptions): Limits {
  return { ...defaultLimits, ...(timeout ? { hello: timeout, request: timeout } : {}) }
}

function engineFor(options: DoctorOptions): Engine {
  return options.engine === undefined ? anewEachTime(referenceEngine) : engineOf(options.engine, limitsOf(options))
}

/** An engine in this process, which forgets everything when it is closed, as a process does. */
export function anewEachTime(begin: () => (request: Request) => Reply): Engine {
  let answer = begin()
  const close = async () => {
    answer = begin()
  }
  return { command: 'built-in', ask: request => answer(request), close }
}

async function furtherFindings(
  patient: Patient,
  hello: HelloResult,
  suite: Suite,
  limits: Limits,
): Promise<readonly Finding[]> {
  const rulesets = [...new Set(suite.cases.map(one => one.ruleset))]
  const { can } = hello
  // Who arranges only the start of a game shows in the scenarios what it can.
  const { boards, none } = can.boards === 'by-play' ? { boards: [], none: [] } : tinyBoards(hello, suite)
  const looks: readonly (() => Promise<readonly Finding[]> | readonly Finding[])[] = [
    () => declaration(hello, rulesets),
    () => (boards.length ? settingUp(patient, boards, none) : []),
    () => showing(patient, hello, boards, suite),
    () => namesakes(patient, hello, boards, suite),
    () => acting(patient, can, boards),
    () => sameness(patient, can, boards),
    () => teasing(patient, can, boards),
    () => scenarios(patient, hello, suite, limits),
    () => leaving(patient, limits),
  ]
  const findings: Finding[] = []
  for (const look of looks) {
    if (patient.lost) break
    const found = await look()
    findings.push(...(patient.lost ? found.filter(isTried) : found))
  }
  const speed = slowness(patient, limits)
  return [...findings, ...unable(patient), ...givenUp(patient), ...(patient.lost ? speed.filter(isTried) : speed)]
}

/** Of an engine that is given up, what seems well may be what was not tried. */
const isTried = ({ state }: Finding): boolean => state !== 'well'

/** That it cannot do something of which it declares every word is no illness. */
function unable({ cannot }: Patient): readonly Finding[] {
  const [first, ...others] = cannot
  if (first === undefined) return []
  const seen = `${first}${others.length ? ` (and ${others.length} more)` : ''}`
  return [{ check: 'unable', says: 'Not tried, as it is not supported', state: 'untried', seen }]
}

function givenUp({ lost }: Patient): readonly Finding[] {
  if (!lost) return []
  const seen = `${lost}, so nothing more was tried.`
  return [{ check: 'given-up', says: 'Not looked at any further', state: 'untried', seen }]
}

/** In a life of its own, as for a run. */
async function scenarios(
  patient: Patient,
  hello: HelloResult,
  suite: Suite,
  limits: Limits,
): Promise<readonly Finding[]> {
  if (!hello.can.rulesets?.length) return []
  await patient.close()
  try {
    return await playSamples(patient.engine, hello, suite, verdict => validate(patient, verdict), limits)
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    return [
      {
        check: 'scenarios',
        says: 'It can be played',
        state: 'mend',
        seen: error.message,
        mend: 'Let it be greeted as often as it is started.',
      },
    ]
  }
}

function validate(patient: Patient, { transcript }: Verdict): void {
  for (const { request, reply } of transcript) {
    try {
      if (reply) checkReply(request, reply)
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error
      patient.note(error, reply!)
    }
  }
}

async function silenceOf(command: string | undefined, { hello }: Limits): Promise<Silence> {
  if (command === undefined || isAddress(command)) return { what: 'silent' }
  try {
    return await listen(splitCommand(command), hello)
  } catch (error) {
    if (error instanceof EngineCommandError) return { what: 'silent' }
    throw error
  }
}

/** Tells faults with one remedy once. */
function unrepeated(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((one, at) => !one.mend || findings.findIndex(other => other.mend === one.mend) === at)
}
