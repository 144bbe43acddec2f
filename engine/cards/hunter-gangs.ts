import { value } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { countsAsOdd } from '../questions/dilemmas/planet.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Attribute } from '../text/plain-words.ts'

export interface AddedFilter {
  /** The number is odd; zero is not. */
  readonly odd?: Attribute
}

export const card: Card = {
  title: 'Hunter Gangs',
  print: 'whole',
  faq1996: {
    dilemma: {
      effects: [
        { do: 'select', as: 'chased', by: 'chance', count: 2, from: 'personnel facing' },
        {
          ruling: 'faq96-321-dilemmas-10',
          do: 'kill',
          who: { these: { chosen: 'chased' }, where: { odd: 'cunning' } },
        },
      ],
    },
  },
}

const isOdd = (game: Game, number: number): boolean => game.decide(countsAsOdd, { number })

export const features: Features<'odd'> = {
  odd: (game, id, f) => isOdd(game, value(game, id, f.odd!)),
}
