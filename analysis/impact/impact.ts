import { findCard } from '../../cards/catalogue.ts'
import type { LawTexts } from '../../catalogue/catalogue.ts'
import type { Custom } from '../../catalogue/customs.ts'
import { fitsPattern } from '../../catalogue/id-pattern.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { AdoptedCase, Comparison, Flip, Impact } from '../../reports/impact/impact.ts'
import type { Conformance, RulingLine } from '../../reports/result.ts'
import { rulingLine } from '../../runner/ruling-line.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { type Heard, hear } from './asked.ts'
import { conflictsIn } from './conflicts.ts'
import { contradictionsOf } from './contradictions.ts'
import { compare } from './course.ts'
import { baseOf, type Enacted, enact } from './enact.ts'
import { engineImpact } from './engines.ts'
import { idleRulings, type Verdicts } from './idle.ts'
import { notesOn } from './notes.ts'
import { ownLines, workOf } from './own-notes.ts'
import type { Proposal } from './proposal.ts'
import { summaryOf } from './summary.ts'
import { type Pace, playUnder, tableUnder, type UnderLaw, underLaw } from './under-law.ts'

export interface Question {
  readonly proposal: Proposal
  /** The ruleset to be changed, if not the proposal's own. */
  readonly base?: string
  readonly suite: Suite
  /** Of the suite. */
  readonly version: string
  readonly catalogue: LawTexts
  /** Reports of engines. */
  readonly engines: readonly Conformance[]
  /** For pages, which have to breathe. */
  readonly pace?: Pace
}

/** Plays the law as it is and as proposed, and tells everything that differs. */
export async function impactOf({
  proposal,
  base,
  suite,
  version,
  catalogue,
  engines,
  pace,
}: Question): Promise<Impact> {
  const law = baseOf(proposal, base)
  const { id } = law
  const cases = suite.cases.filter(one => one.ruleset === id)
  const heard = await heardIn(proposal, law, suite, pace)
  const enacted = enact(proposal, law, catalogue, heard?.asked ?? new Map())
  const [old, next] = [await underLaw(enacted.base), await underLaw(enacted.law)]
  const today = heard?.verdicts ?? (await playUnder(tableUnder(enacted.base), cases, pace))
  const proposed = await playUnder(tableUnder(enacted.law), cases, pace)
  const flipped = cases.filter(one => passes(today, one) !== passes(proposed, one))
  const ofAdopted = [...suite.cases, ...suite.alternatives].filter(one => concernsAdopted(one, enacted))
  const flips = await inTurn(flipped, async one => flipOf(one, await compare(one, old, next), enacted, catalogue))
  const adopted = await inTurn(ofAdopted, one => adoptedCase(one, { old, next, ruleset: id }))
  const unapplied = [...enacted.own.values()].filter(rule => !rule.applied()).map(({ says }) => says)
  const found = {
    ...(unapplied.length ? { unapplied } : {}),
    changes: enacted.changes,
    played: cases.length,
    flips,
    adopted,
    conflicts: conflictsIn([...flips, ...adopted], enacted),
    idle: await idleRulings(enacted, cases, { today, proposed, pace }, catalogue),
    notes: [...workOf(enacted), ...notesOn(enacted, catalogue)],
    contradictions: contradictionsOf(enacted, catalogue),
    engines: engines.map(report =>
      engineImpact(report, { suite, ruleset: id, flips: flipped, proposed, adopted: ofAdopted }),
    ),
  }
  const title = catalogue.rulesets.find(one => one.id === id)?.title ?? id
  return {
    version: 1,
    title: proposal.title,
    reason: proposal.reason,
    base: { id, title },
    suite: { version, digest: suite.digest },
    summary: summaryOf(found, { cases, proposed, gone: enacted.gone, title }),
    ...found,
    rulings: [...ownLines(enacted, proposal), ...rulingsNamed(found, catalogue)],
    cardTypes: cardTypes([...flips, ...adopted]),
  }
}

/**
 * Verdicts of the law's own cases, and of those that show what is meant. With them, what they ask of the questions that
 * the proposal answers itself.
 */
async function heardIn(
  { changes }: Proposal,
  law: Ruleset,
  suite: Suite,
  pace: Pace | undefined,
): Promise<Heard | undefined> {
  const enacted = changes.filter(change => 'enact' in change)
  if (!enacted.length) return undefined
  const shows = (one: Case): boolean =>
    enacted.some(
      ({ shownBy, from }) => one.ruleset === from && one.rulings.some(id => shownBy.some(by => fitsPattern(id, by))),
    )
  const cases = suite.cases.filter(one => one.ruleset === law.id || shows(one))
  const played = cases.map(one => ({ ...one, ruleset: law.id }))
  return hear(
    law,
    played,
    enacted.map(({ asked }) => asked),
    pace,
  )
}

const passes = (verdicts: Verdicts, { id }: Case): boolean => verdicts.get(id)?.outcome === 'pass'

async function inTurn<T>(cases: readonly Case[], play: (one: Case) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (const one of cases) all.push(await play(one))
  return all
}

function flipOf(one: Case, comparison: Comparison, { gone, law, own }: Enacted, { rulings }: LawTexts): Flip {
  const goes = (id: string): boolean => {
    const ruling = rulings.get(id)
    return (
      gone.has(id) ||
      [...own.values()].some(rule => rule.except.includes(id)) ||
      (ruling?.met === 'follows-from' && ruling.from.some(other => gone.has(other) && !law.rules.has(other)))
    )
  }
  return { ...comparison, expected: one.rulings.some(goes) }
}

/** A scenario of an adopted ruling, where it comes from, or of a chosen reading. */
function concernsAdopted(one: Case, { adopted, base, read, own }: Enacted): boolean {
  if (one.reading) return one.ruleset === base.id && read.has(`${one.reading.question}/${one.reading.name}`)
  const shows = (id: string): boolean =>
    [...own.values()].some(({ shownBy, from }) => from === one.ruleset && shownBy.some(other => fitsPattern(id, other)))
  return one.rulings.some(id => adopted.get(id) === one.ruleset || shows(id))
}

async function adoptedCase(
  one: Case,
  { old, next, ruleset }: { readonly old: UnderLaw; readonly next: UnderLaw; readonly ruleset: string },
): Promise<AdoptedCase> {
  const comparison = await compare({ ...one, ruleset }, old, next)
  const reading = one.reading ? { reading: `${one.reading.question}: ${one.reading.name}` } : {}
  return { ...comparison, from: one.ruleset, ...reading, works: worksIn(comparison) }
}

function worksIn({ today, proposed }: Comparison): AdoptedCase['works'] {
  if (proposed.outcome === 'as written') return today.outcome === 'as written' ? 'already' : 'now'
  return JSON.stringify(today) === JSON.stringify(proposed) ? 'does not fit' : 'not'
}

type Found = Omit<Impact, 'version' | 'title' | 'reason' | 'base' | 'suite' | 'summary' | 'rulings' | 'cardTypes'>

/** The rulings and basic rules that the impact names, in the order of the catalogue. */
function rulingsNamed(found: Found, catalogue: LawTexts): Impact['rulings'] {
  const { changes, flips, adopted, conflicts, idle, notes, contradictions } = found
  const named = new Set([
    ...changes.flatMap(one => [...one.adopts, ...one.repeals]),
    ...[...flips, ...adopted].flatMap(one => [...one.rulings, ...one.today.because, ...one.proposed.because]),
    ...[...conflicts, ...notes].flatMap(one => one.rulings),
    ...idle.map(one => one.ruling),
    ...contradictions.flatMap(one => [
      ...one.adopted.rulings,
      ...one.against.flatMap(side => [...side.stay, ...side.go, ...side.unplayed]),
    ]),
  ])
  return [
    ...[...catalogue.rulings.values()].filter(({ id }) => named.has(id)).map(rulingLine),
    ...[...catalogue.customs.values()].filter(({ id }) => named.has(id)).map(basicLine),
  ]
}

const basicLine = ({ id, topic, says }: Custom): RulingLine => ({
  id,
  document: 'basics',
  entry: 'basic rule',
  paragraph: '',
  topic,
  summary: says,
  met: 'rule',
})

/** Kind of card by title, of every card on a board. */
function cardTypes(comparisons: readonly Comparison[]): Impact['cardTypes'] {
  const boards = comparisons.flatMap(({ today, proposed }) => [today.before, today.after, proposed.after])
  const titles = new Set(boards.flatMap(board => board?.cards.map(card => card.title ?? card.id) ?? []))
  const made = new Map(boards.flatMap(board => board?.made?.map(({ title, type }) => [title, type] as const) ?? []))
  const types = [...titles].map(title => [title, made.get(title) ?? findCard(title)?.type])
  return Object.fromEntries(types.filter(([, type]) => type !== undefined))
}
