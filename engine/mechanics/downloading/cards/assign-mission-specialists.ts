import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Its owner has no copy of it in play. */
    readonly noCopyInPlay?: true
  }
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

export const assignMissionSpecialists: CardText = {
  title: 'Assign Mission Specialists',
  seeds: { effects: [specialists] },
  plays: [{ stays: true, effects: [specialists] }],
}

export const features: Features<'noCopyInPlay'> = {
  noCopyInPlay: (game, id) => !hasCopyInPlay(game, id),
}

function hasCopyInPlay(game: Game, id: CardId): boolean {
  const { title, owner } = game.card(id)
  return game.state.cards.some(c => c.id !== id && c.title === title && c.owner === owner && inPlay(c))
}
