import { record } from '../board/history.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedDisabledParts {
  /** One after the other. */
  readonly byTurns?: true
}

export interface AddedEffectWords {
  /** The next one of the parts that this card disables by turns. */
  'disable the next part': object
}

export const card: Card = {
  title: 'Pup',
  print: 'whole',
  glossary: {
    dilemma: {
      nullifier: { any: [{ skill: 'Computer Skill', level: 4 }, { title: "Miles O'Brien" }] },
      placedOn: 'ship',
    },
    standing: [{ affects: 'host', disables: ['range', 'weapons', 'shields'], byTurns: true }],
    timed: [{ at: 'turn begins', whose: "host's", effects: [{ do: 'disable the next part' }] }],
  },
}

export const effects: EffectHandlers<'disable the next part'> = {
  'disable the next part'(game, _, context) {
    record(game, context.you, 'next part', context.this)
  },
}
