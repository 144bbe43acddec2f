import { locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { matches } from '../../text/match.ts'
import { speaksTo } from '../../text/you.ts'

const adding = cardsWith(text => text.addsMissionIcons)

/** The affiliation icons that the player reads on the mission: those on its end, and what cards there add to them. */
export function withAddedIcons<Printed extends readonly string[] | undefined>(
  game: Game,
  mission: CardId,
  player: PlayerName,
  printed: Printed,
): Printed | readonly string[] {
  const added = adding(game).flatMap(({ id }) => {
    const { addsMissionIcons: clause } = game.text(id)
    if (!clause || !game.inForce(clause) || locationOf(game, id) !== mission) return []
    game.credit(clause)
    const you = speaksTo(game, id)
    if (!(clause.onBothEnds || player === you) || !matches(game, id, clause.while, you)) return []
    if (clause.beside !== undefined && !printed?.includes(clause.beside)) return []
    return clause.icons
  })
  return added.length ? [...(printed ?? []), ...added] : printed
}
