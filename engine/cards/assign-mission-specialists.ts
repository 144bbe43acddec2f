import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedFilter {
  /** Its owner has no copy of it in play. */
  readonly noCopyInPlay?: true
}

const oneOfYourOutposts: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

const specialists: Effect = {
  do: 'download',
  where: { type: 'personnel', keyword: 'Mission Specialist', noCopyInPlay: true },
  to: { aboard: oneOfYourOutposts },
  upTo: 2,
  different: true,
  may: true,
}

export const card: Card = {
  title: 'Assign Mission Specialists',
  print: { leftOut: 'its 5 points, and that it is discarded at will', why: 'nobody of its boards meets a requirement' },
  glossary: {
    seeds: { effects: [specialists] },
    plays: [{ stays: true, effects: [specialists] }],
  },
}

function hasCopyInPlay(game: Game, id: CardId): boolean {
  const { title, owner } = game.card(id)
  return game.state.cards.some(c => c.id !== id && c.title === title && c.owner === owner && inPlay(c))
}

export const features: Features<'noCopyInPlay'> = {
  noCopyInPlay: (game, id) => !hasCopyInPlay(game, id),
}
