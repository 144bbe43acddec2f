import { findCard } from '../../cards/catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Datum } from '../../catalogue/ruling.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { misprint, valueAt } from '../variants/datum.ts'
import { Table } from '../variants/table.ts'

/** A fact of a card that a ruling rests on, with another value. */
export interface ChangedFact {
  readonly ruling: string
  readonly card: string
  readonly fact: string
  readonly instead: unknown
  /** The ruling's own case that noticed first; absent = none. */
  readonly by?: string
}

/** Gives each fact that a ruling rests on each of its wrong values, and plays the ruling's own cases with it. */
export async function changedFacts(suite: Suite, { rulings }: Catalogue): Promise<readonly ChangedFact[]> {
  const found: ChangedFact[] = []
  for (const ruling of rulings.values()) {
    if (ruling.met !== 'data') continue
    const own = suite.cases.filter(one => one.rulings.includes(ruling.id))
    for (const datum of ruling.data)
      for (const instead of datum.not) {
        const by = await new Table(misprint(datum, instead)).firstToNotice(own)
        found.push({ ruling: ruling.id, card: datum.card, fact: datum.fact, instead, ...(by ? { by: by.id } : {}) })
      }
  }
  return found
}

/** Faults of the facts that rulings name: no such card, no such fact, or a wrong value that is right. */
export function datumFaults({ rulings }: Pick<Catalogue, 'rulings'>): readonly string[] {
  return [...rulings.values()].flatMap(ruling =>
    ruling.met === 'data'
      ? ruling.data.flatMap(datum => faultsOf(datum).map(fault => `${ruling.file}: ${ruling.id}: ${fault}`))
      : [],
  )
}

function faultsOf({ card, fact, not }: Datum): readonly string[] {
  const facts = findCard(card)
  if (facts?.title !== card) return [`no card is titled "${card}" in cards/*.yaml`]
  const value = valueAt(facts, fact.split('.'))
  if (value === undefined) return [`"${card}" has no fact "${fact}"`]
  const same = not.some(one => JSON.stringify(one) === JSON.stringify(value))
  return same ? [`${JSON.stringify(value)} is what "${card}" has as "${fact}"; \`not:\` names wrong values`] : []
}
