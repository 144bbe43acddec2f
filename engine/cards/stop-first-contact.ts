import { completeSuspended } from '../mechanics/scouting/probe-for.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Features, matches } from '../text/match.ts'
import type { Clause, Filter, Like } from '../text/text.ts'
import { probeAtTheComplex } from './build-interplexing-beacon.ts'
import { anotherObjective } from './shared/borg-objectives.ts'

export interface AddedCardText {
  /** Such an objective of its player's rests while it is in play itself, and leaves room for it. @alone The Beacon, which would do so after the other one, does not yet */
  readonly suspendsObjective?: Clause & Like
}

export interface AddedFilter {
  /** It aims at a card like that. @alone No other text asks at what a card aims */
  readonly aimingAt?: Filter
}

export interface AddedEffectWords {
  /** The objective that the card has suspended is completed. @alone, as what suspends it */
  'complete the suspended': Record<never, never>
}

const complex: Filter = { name: 'Montana Missile Complex' }

const countdown = { ruling: 'custom-cards-546', from: 3 } as const

const phoenix: Filter = { name: 'Phoenix' }

export const card: Card = {
  title: 'Stop First Contact',
  print: 'whole',
  /** It is completed by a probe at the launch of the Phoenix, which is destroyed. */
  glossary: {
    global: true,
    suspendsObjective: {
      ruling: 'custom-cards-541',
      where: { name: 'Assimilate Homeworld', aimingAt: { place: 'Earth', not: { unscouted: true } } },
    },
    plays: [
      { on: complex, stays: true, countdown },
      {
        ruling: 'custom-cards-542',
        needs: { not: { inPlay: complex } },
        stays: true,
        countdown,
        effects: [
          { do: 'download', where: complex, called: 'complex' },
          { do: 'place', who: 'this', on: { chosen: 'complex' } },
        ],
      },
    ],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        effects: [
          probeAtTheComplex([
            {
              icons: ['defense'],
              effects: [
                { ruling: 'custom-cards-543', do: 'destroy', who: { all: phoenix, here: true } },
                { ruling: 'custom-cards-543', do: 'discard', who: { seedsUnder: 'host', where: phoenix } },
                { do: 'disrupt the timeline' },
                { ruling: 'custom-cards-544', do: 'complete the suspended' },
                { do: 'discard', who: 'this' },
                { ruling: 'custom-cards-545', ...anotherObjective },
              ],
            },
          ]),
        ],
      },
    ],
  },
}

export const effects: EffectHandlers<'complete the suspended'> = {
  'complete the suspended': (game, _, { you, this: by }) => completeSuspended(game, you, by),
}

export const features: Features<'aimingAt'> = {
  aimingAt: (game, id, { aimingAt }, you) =>
    game.card(id).targets.some(target => matches(game, target, aimingAt!, you)),
}
