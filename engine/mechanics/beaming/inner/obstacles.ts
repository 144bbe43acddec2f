import { requireCan, requireUnhindered } from '../../../board/can.ts'
import { barrierTo } from '../../../board/forbidden.ts'
import type { CardId } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { beamsPast, type Obstacle } from '../../../questions/beaming/questions.ts'
import { isKeptAboard } from '../../../questions/self-controlled/questions.ts'

/** Does the card that beams, if one does, beam past what otherwise stands in the way? */
export const isPast = (game: Game, obstacle: Obstacle, by?: CardId, cards: readonly CardId[] = []): boolean =>
  by !== undefined && game.decide(beamsPast, { by, obstacle, cards })

/** Refuses to beam those who cannot be beamed for the condition that they are in, or because something keeps them. */
export function checkObstacles(game: Game, cards: readonly CardId[], by?: CardId): void {
  const caught = by === undefined ? [] : cards.filter(card => game.decide(isKeptAboard, { card }))
  if (caught.length) refuse('condition', `${caught.join(', ')} may not get away`, caught)
  const kept = cards.filter(id => barrierTo(game, id, 'beam'))
  const free = cards.filter(id => !kept.includes(id))
  if (!free.length || !isPast(game, 'stopped', by, free)) {
    requireCan(game, free, 'beam')
    requireUnhindered(game, free, 'beam')
  }
  if (isPast(game, 'kept from beaming', by)) return
  requireCan(game, kept, 'beam')
}
