// Plays cases on an engine into which mutants are compiled. It is bundled with that engine, and so has modules of its own.
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import type { ActResult } from '../../../protocol/types.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { strike } from '../../variants/strike.ts'
import { Table } from '../../variants/table.ts'
import { unchanged, type Variant } from '../../variants/variant.ts'
import type { Written } from '../mutation/instrument.ts'
import { passing, readFixed, withMutant } from '../mutation/switch.ts'
import { ending, Values } from './watch.ts'

export { readFixed }

/** A case, played on an engine that lacks a ruling that it rests on. */
export interface Mistake {
  readonly kase: Case
  readonly without: string
}

/** What a case passes. */
export interface Passed {
  /** Does it come out as it is written? */
  readonly holds: boolean
  /** Numbers of the mutants that may have made a difference. */
  readonly mutants: readonly string[]
  /** Of these, those of expressions that were given up, as by a refusal. */
  readonly givenUp: ReadonlySet<string>
  /** How many other expressions were worked out within a mutant's, where there were most. */
  readonly within: ReadonlyMap<string, number>
  /** Numbers of those that leave a refusal out which the engine gave a reason for. */
  readonly refusals: readonly string[]
}

const values = new Values()

/** The engine as it plays the law, without the ruling where one is named. */
const lacking = (ruling?: string): Variant => (ruling === undefined ? unchanged : strike([ruling]))

/** Plays cases with no mutant in force, and notes what each passes. */
export class Pathfinder {
  readonly #mutants: ReadonlyMap<string, Written>
  readonly #plain = this.#table()
  /** The last law from which a ruling was struck: cases of one ruling stand together. */
  #struck: { readonly ruling: string; readonly table: Table } | undefined
  #passed = new Set<string>()
  #refusals = new Set<string>()

  /** `mutants` = all of them, by their numbers. */
  constructor(mutants: ReadonlyMap<string, Written>) {
    this.#mutants = mutants
  }

  async pass(kase: Case, without?: string): Promise<Passed> {
    this.#passed = new Set()
    this.#refusals = new Set()
    const table = without === undefined ? this.#plain : this.#without(without)
    values.begin(id => this.#isRefusal(id))
    const verdict = await table.play(kase)
    values.end()
    const differing = [...this.#passed].filter(id => {
      const mutant = this.#mutants.get(id)
      return mutant && values.mayDiffer(mutant)
    })
    return {
      holds: verdict?.outcome === 'pass',
      mutants: differing,
      givenUp: new Set(differing.filter(id => values.isGivenUp(id))),
      within: values.within,
      refusals: [...this.#refusals],
    }
  }

  #without(ruling: string): Table {
    if (this.#struck?.ruling !== ruling) this.#struck = { ruling, table: this.#table(ruling) }
    return this.#struck.table
  }

  #table(ruling?: string): Table {
    const engine: Variant['engine'] = plain => request => {
      const { result: reply, ids } = passing(() => plain(request))
      for (const id of ids) this.#passed.add(id)
      const { refusal, rulings } = ('result' in reply ? reply.result : {}) as Partial<ActResult>
      if (refusal && rulings?.length)
        for (const id of values.last.filter(one => this.#isRefusal(one))) this.#refusals.add(id)
      return reply
    }
    return new Table({ ...lacking(ruling), engine })
  }

  #isRefusal(id: string): boolean {
    return this.#mutants.get(id)?.mutatorName === 'Refusal'
  }
}

const withinMutant =
  (mutant: string): Variant['engine'] =>
  plain =>
  request =>
    withMutant(mutant, () => ending(() => plain(request)))

/** A copy of a law and its texts, so that nothing that is worked out of it under a mutant is taken for another's. */
const apart = (law: Ruleset): Ruleset => ({
  ...law,
  texts: new Map([...law.texts].map(([title, text]) => [title, { ...text }])),
})

/** The first of the cases that comes out otherwise with the mutant in force. */
export async function firstToNotice(mutant: string, cases: readonly Case[]): Promise<Case | undefined> {
  const table = new Table({ ...unchanged, law: apart, engine: withinMutant(mutant) })
  return table.firstToNotice(cases)
}

/** The first of the cases, each of which fails without a ruling, that would pass without it with the mutant in force. */
export async function firstToMiss(mutant: string, mistakes: readonly Mistake[]): Promise<Case | undefined> {
  for (const { kase, without } of mistakes) {
    const { law, ...variant } = lacking(without)
    const table = new Table({ ...variant, law: whole => apart(law(whole)), engine: withinMutant(mutant) })
    if ((await table.play(kase))?.outcome === 'pass') return kase
  }
  return undefined
}

const plain = new Table(unchanged)

/** Does the case come out as it is written with no mutant in force? If not, a mutant has left something behind. */
export const holds = async (kase: Case): Promise<boolean> => !(await plain.isNoticedIn(kase))
