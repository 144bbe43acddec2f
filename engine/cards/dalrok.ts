import type { Measure } from '../mechanics/selections/words.ts'
import { attributeTotal } from '../mechanics/skills/totals.ts'
import type { Card } from '../text/card.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Attribute, Effect } from '../text/text.ts'

export interface AddedSelectionText {
  readonly least?: Measure
}

export interface AddedRequirementForms {
  /** All these attributes of all of them, added up. */
  sumOf: { readonly sumOf: readonly Attribute[]; readonly exceeds: number }
}

const killTheWeakest = (ruling: { readonly ruling?: string } = {}): readonly Effect[] => [
  {
    ...ruling,
    do: 'select',
    as: 'weakest',
    count: 1,
    from: { all: { type: 'personnel' }, here: true },
    least: 'attributes',
    why: 'kill',
  },
  { do: 'kill', who: { chosen: 'weakest' } },
]

export const card: Card = {
  title: "Dal'Rok",
  print: 'whole',
  glossary: {
    asks: {
      ruling: '1eS-showing-your-cards-17',
      about: { name: 'Orb Fragment', cardIn: 'play' },
      tells: 'where',
    },
    dilemma: {
      placedOn: 'mission',
      nullifier: { sumOf: ['integrity', 'cunning', 'strength'], exceeds: 150 },
      effects: killTheWeakest({ ruling: '1eD-dalrok-01' }),
    },
    timed: [{ at: 'turn begins', whose: 'every', effects: killTheWeakest() }],
  },
}

export const requirements: Requirements<'sumOf'> = {
  sumOf: (game, { sumOf, exceeds }, { pool }) =>
    sumOf.reduce((sum, one) => sum + attributeTotal(game, one, pool), 0) > exceeds,
}
