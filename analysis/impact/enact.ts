import type { LawTexts } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { changeOf, concerns, type Reading } from '../../engine/kernel/reading.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { ChangeLine } from '../../reports/impact/impact.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { adoption } from './adopt.ts'
import type { Asked } from './asked.ts'
import { named } from './in-force.ts'
import { enactment, type OwnRule } from './own-rule.ts'
import type { Change, Proposal } from './proposal.ts'

/** The law as proposed, and how it came about. */
export interface Enacted {
  readonly base: Ruleset
  /** Bears the id of the base, so that the same cases are played under it. */
  readonly law: Ruleset
  readonly changes: readonly ChangeLine[]
  /** Adopted rulings that have effect, with the ruleset that each came from. */
  readonly adopted: ReadonlyMap<string, string>
  readonly gone: ReadonlySet<string>
  /** Readings that were chosen, as `<question>/<reading>`. */
  readonly read: ReadonlySet<string>
  /** Rules in the words of the proposal, by the names that they are given. */
  readonly own: ReadonlyMap<string, OwnRule>
}

/** A change of a law: what it becomes, and what to say of it. */
export interface Step {
  readonly law: Ruleset
  readonly line: ChangeLine
  readonly from?: string
  readonly own?: OwnRule
}

export interface Scene {
  readonly file: string
  /** Questions that the proposal answers, as the cases of the base ask them. */
  readonly asked: ReadonlyMap<string, Asked>
  readonly law: Ruleset
  readonly catalogue: LawTexts
  /** Of the next rule in the proposal's own words, from 1. */
  readonly number: number
}

/** Carries the changes out one after the other; whatever is impossible is told with file and line. */
export function enact(proposal: Proposal, base: Ruleset, catalogue: LawTexts, asked: Scene['asked']): Enacted {
  let law = base
  const changes: ChangeLine[] = []
  const adopted = new Map<string, string>()
  const [gone, read] = [new Set<string>(), new Set<string>()]
  const own = new Map<string, OwnRule>()
  for (const change of proposal.changes) {
    const step = carryOut(change, { file: proposal.file, law, catalogue, asked, number: 1 + own.size })
    law = step.law
    changes.push(step.line)
    for (const id of step.line.adopts) if (step.from) adopted.set(id, step.from)
    for (const id of step.line.repeals) gone.add(id)
    if ('read' in change) read.add(`${change.read}/${change.as}`)
    if (step.own) own.set(step.own.ruling, step.own)
  }
  return { base, law, changes, adopted, gone, read, own }
}

/** The law that is to be changed. */
export function baseOf({ file, base }: Proposal, wanted: string | undefined): Ruleset {
  const id = wanted ?? base
  const known = [...rulesets.keys()].join(', ')
  if (id === undefined)
    throw new UsageError(
      `${file}: it does not say which ruleset to change. Add "base: …" or use --base; rulesets: ${known}.`,
    )
  const law = rulesets.get(id)
  if (!law)
    throw new UsageError(
      `--base ${id}: there is no such ruleset. Nearest: ${nearest(id, rulesets.keys(), 1)[0]}; all: ${known}.`,
    )
  return law
}

function carryOut(change: Change, scene: Scene): Step {
  if ('adopt' in change) return adoption(change, scene)
  if ('enact' in change) return enactment(change, scene)
  return 'repeal' in change ? repeal(change, scene) : reading(change, scene)
}

function repeal({ repeal, line }: Extract<Change, { repeal: unknown }>, scene: Scene): Step {
  const ids = named(repeal, scene.law, line, scene)
  return {
    law: amend(scene.law, { id: scene.law.id, repeal: ids }),
    line: { words: `Repeal ${ids.length === 1 ? 'a ruling' : `${ids.length} rulings`}.`, adopts: [], repeals: ids },
  }
}

function reading({ read, as, line }: Extract<Change, { read: unknown }>, { file, law, catalogue }: Scene): Step {
  const question = catalogue.openQuestions.get(read)!
  const words = `Read the open question “${question.question}” as “${as}”: ${question.readings[as]}`
  const fault = (message: string): UsageError => new UsageError(`${file}:${line}: ${message}`)
  if (question.plays === as)
    throw fault(`the reference engine reads "${read}" as "${as}" already, so nothing would change.`)
  const found = readings.get(`${read}/${as}`)
  if (!found) {
    const own = [...readings.values()].filter(one => one.question === read).map(one => one.reading)
    const all = [...readings.keys()].map(key => key.replace('/', ' as ')).join(', ')
    throw fault(
      `the reference engine cannot play "${read}" as "${as}". It can play it as ${[question.plays, ...own].join(', ')}; other readings that it can play: ${all || 'none'}.`,
    )
  }
  if (!concerns(found, law)) {
    const concerned = [...rulesets.values()].filter(one => concerns(found, one)).map(({ id }) => id)
    throw fault(`${law.id} plays the same under either reading of "${read}". It concerns ${concerned.join(', ')}.`)
  }
  return { law: amended(law, found, fault), line: { words, adopts: [], repeals: [] } }
}

function amended(law: Ruleset, reading: Reading, fault: (message: string) => UsageError): Ruleset {
  try {
    return amend(law, changeOf(reading, law.id))
  } catch (error) {
    throw fault(`the reading does not fit the law as changed so far. ${(error as Error).message}`)
  }
}
