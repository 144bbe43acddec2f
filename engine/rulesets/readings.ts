import { amend, type Ruleset } from '../kernel/amend.ts'
import { changeOf, concerns, type Reading } from '../kernel/reading.ts'
import { cards, readings as inLaw } from '../library/contents.ts'
import type { Card } from '../text/card.ts'

const keyOf = ({ question, reading }: Reading): string => `${question}/${reading}`

/** The readings that the reference engine can play besides those it plays, by `<question>/<reading>`. */
export const readings: ReadonlyMap<string, Reading> = joined([...inLaw, ...cards.flatMap(ofCard)])

/** What cards are read as, each with its text in place of the one in force. */
function ofCard({ title, readings = [] }: Card): readonly Reading[] {
  return readings.map(({ text, ...reading }) => ({ ...reading, cards: { replace: [{ title, ...text }] } }))
}

/** One reading for each key: what it makes of rules and of several cards is put together. */
function joined(all: readonly Reading[]): ReadonlyMap<string, Reading> {
  const found = new Map<string, Reading>()
  for (const one of all) {
    const before = found.get(keyOf(one))
    const replace = [...(before?.cards?.replace ?? []), ...(one.cards?.replace ?? [])]
    found.set(keyOf(one), { ...before, ...one, ...(replace.length ? { cards: { replace } } : {}) })
  }
  return found
}

/** The laws with those amended that the reading concerns. */
export function readAs(reading: Reading, laws: ReadonlyMap<string, Ruleset>): ReadonlyMap<string, Ruleset> {
  return new Map([...laws].map(([id, law]) => [id, concerns(reading, law) ? amend(law, changeOf(reading, id)) : law]))
}
