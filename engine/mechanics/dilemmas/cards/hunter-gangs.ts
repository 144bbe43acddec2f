import type { CardId } from '../../../board/state.ts'
import { value } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { countsAsOdd } from '../questions/planet.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** The number is odd; zero is not. */
    readonly odd?: Attribute
  }
}

export const hunterGangs: CardText = {
  title: 'Hunter Gangs',
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
}

export const features: Features<'odd'> = {
  odd: (game, id, f) => isOdd(game, id, value(game, id, f.odd!)),
}

const isOdd = (game: Game, card: CardId, number: number): boolean => game.decide(countsAsOdd, { card, number })
