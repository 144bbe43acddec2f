import { locationOf } from '../board/places.ts'
import { yours } from '../board/targets.ts'
import { refuse } from '../kernel/flow.ts'
import type { Language } from '../kernel/language.ts'
import { bindsWhoPlaysIt } from '../questions/artifacts/questions.ts'
import type { Card } from '../text/card.ts'
import type { Effect } from '../text/text.ts'

export interface AddedUseText {
  /** Not for a player who plays that affiliation. */
  readonly notFor?: string
}

const worth = (change: { multiply: number } | { set: number }): Effect => ({
  do: 'modify',
  who: 'host',
  attribute: 'points',
  ...change,
  for: 'good',
})

export const card: Card = {
  title: 'The Genesis Device',
  print: { lies: ['planet'] },
  /** It is placed on the planet where it is. */
  glossary: {
    uses: [
      {
        notFor: 'federation',
        on: { type: 'mission', kind: 'planet' },
        here: true,
        effects: [{ do: 'place', who: 'this', on: 'target' }],
      },
    ],
    timed: [
      {
        ruling: 'custom-cards-634',
        at: 'turn begins',
        whose: 'yours',
        after: 'once, in the next turn',
        effects: [
          {
            do: 'choose',
            by: 'you',
            options: [
              { word: 'double', effects: [worth({ multiply: 2 })] },
              { word: 'zero', effects: [worth({ set: 0 })] },
            ],
            unless: { some: { is: 'completed' } },
            among: 'host',
          },
        ],
      },
    ],
  },
}

/** Refuses a text to a player of the affiliation for whom it is not. */
const checkAffiliation: Language['useChecks'][number] = (game, player, card, { notFor }) => {
  if (!notFor) return
  const own = yours(game, player).find(id => game.facts(id).affiliations?.includes(notFor))
  const at = locationOf(game, card)
  if (own && at && game.decide(bindsWhoPlaysIt, { player, at }))
    refuse('requirement', `${player} plays ${notFor}: ${own}`, [card, own])
}

export const useChecks: Language['useChecks'] = [checkAffiliation]
