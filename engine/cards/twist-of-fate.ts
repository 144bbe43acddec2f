import { kill, spare } from '../mechanics/damage/kill.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export const card: Card = {
  title: 'Twist of Fate',
  print: 'whole',
  rulebook: {
    plays: [
      {
        answers: { to: 'dies', what: { type: 'personnel', affiliation: 'romulan', whose: 'yours' } },
        effects: [
          { do: 'select', as: 'substitute', by: 'chance', count: 1, from: { othersWith: 'answered' }, why: 'kill' },
          { do: 'die instead', who: { chosen: 'substitute' }, of: 'answered' },
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'die instead'> = {
  'die instead': function* (game, { who, of }, context) {
    const [saved] = affected(game, of, context)
    const substitutes = affected(game, who, context)
    if (saved === undefined || !substitutes.length) return
    spare(game, saved)
    yield* kill(game, substitutes, context.this)
  },
}
