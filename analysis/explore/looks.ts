import { findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Values } from '../../protocol/types.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

const ofPeople = [
  'integrity',
  'cunning',
  'strength',
  'skills',
  'classification',
  'affiliations',
  'species',
  'keywords',
  'icons',
] as const
const ofShips = ['range', 'weapons', 'shields', 'affiliations', 'keywords'] as const

const attributesOf: Partial<Record<CardType, readonly (keyof Values)[]>> = {
  personnel: ofPeople,
  ship: ofShips,
  facility: ['shields', 'weapons', 'affiliations'],
  mission: ['points', 'span'],
}

/** Asks for values of some cards, those first that the board is about. */
export async function lookAround(recorder: Recorder, titles: ReadonlySet<string>, dice: Dice): Promise<void> {
  const { table } = recorder
  const finder = await table.finder()
  const inPlay = finder.board.cards.filter(({ where }) => places.has(where[0]))
  const first = inPlay.filter(({ title }) => title !== undefined && titles.has(title))
  for (const { id, title = '' } of new Set([...dice.some(first, 2), ...dice.some(inPlay, 2)])) {
    const card = nameOn(finder, id)
    const attributes = attributesOf[findCard(title)?.type ?? 'equipment'] ?? []
    if (!card) continue
    for (const attribute of dice.some(attributes, 2))
      if (table.can.values?.includes(attribute))
        await recorder.ask({ op: 'value', attribute, cards: [{ card }], values: [] })
  }
}

const places: ReadonlySet<string> = new Set(['planet', 'space', 'aboard', 'docked', 'spaceline'])
