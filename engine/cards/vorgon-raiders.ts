import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { type Find, isInReachOfThieves } from '../questions/capture/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Effect, Requirement } from '../text/text.ts'

export interface AddedFilter {
  /** Where the law lets it be stolen. */
  readonly inReachOfThieves?: true
}

/** The two of them together. */
const vorgons: Requirement = { some: { name: 'Ajur', presentWith: { name: 'Boratus', whose: 'yours' } } }

const pay: Effect = { do: 'discard', who: { all: { name: ['Ajur', 'Boratus'], whose: 'yours' } } }

export const card: Card = {
  title: 'Vorgon Raiders',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-361',
        on: { type: 'artifact', whose: "opponent's", inReachOfThieves: true },
        needs: vorgons,
        effects: [pay, { do: 'steal', who: 'target' }],
      },
      {
        answers: { to: 'played', what: { type: 'artifact', whose: "opponent's" } },
        needs: vorgons,
        effects: [pay, { do: 'steal', who: 'answered' }],
      },
    ],
  },
}

function whereIs(game: Game, artifact: CardId): Find {
  const card = game.card(artifact)
  if (card.place === 'hand') return 'in hand'
  if (card.place === 'under') return 'undiscovered'
  if (card.place === 'play') return 'just played'
  return inPlay(card) ? 'in play' : 'elsewhere'
}

export const features: Features<'inReachOfThieves'> = {
  inReachOfThieves: (game, artifact) => game.decide(isInReachOfThieves, { artifact, where: whereIs(game, artifact) }),
}
