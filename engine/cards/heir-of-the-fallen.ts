import { allSkillsOf } from '../mechanics/skills/gain-skills.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { addModifiers } from '../text/modifiers.ts'
import { resolve } from '../text/selector.ts'
import type { Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They have all skills and attributes of these, too, until the end of the turn. */
  'gain all': { readonly who: Who; readonly of: Who }
}

const klingon: Filter = { type: 'personnel', affiliation: 'klingon' }

export const card: Card = {
  title: 'Heir of the Fallen',
  rulebook: {
    plays: [
      {
        answers: { to: 'encountered' },
        on: { ...klingon, whose: 'yours' },
        effects: [
          { do: 'select', as: 'fallen', by: 'you', count: 1, from: { cardsIn: 'discard', of: 'you' }, where: klingon },
          { do: 'gain all', who: 'target', of: { chosen: 'fallen' } },
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'gain all'> = {
  'gain all'(game, { who, of }, context) {
    const by = context.this
    const until = game.state.turn.number
    for (const card of susceptible(game, who, context))
      for (const other of resolve(game, of, context)) {
        const { integrity = 0, cunning = 0, strength = 0 } = game.facts(other)
        const attributes = Object.entries({ integrity, cunning, strength } as const)
        addModifiers(game, allSkillsOf(game, card, other, by))
        addModifiers(
          game,
          attributes.map(([attribute, add]) => ({ card, attribute: attribute as 'strength', add, by, until })),
        )
      }
  },
}
