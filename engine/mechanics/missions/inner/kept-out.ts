import { cardsIn } from '../../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { speaksTo } from '../../../text/you.ts'
import { textsOn } from '../mission-requirements.ts'

type KeepsOut = NonNullable<CardText['keepsOut']>

const keeping = cardsWith(text => text.keepsOut)

/** Refuses an attempt of a mission from which a card of its player keeps the other one. */
export function checkKeptOut(game: Game, player: PlayerName, mission: CardId): void {
  for (const card of keeping(game)) {
    const clause = game.text(card.id).keepsOut
    if (!clause || !game.inForce(clause) || !isKeptOut(game, player, mission, card, clause)) continue
    game.credit(clause)
    refuse('blocked', `${card.id} keeps ${player} from ${mission}`, [mission], 'start', card.id)
  }
}

function isKeptOut(game: Game, player: PlayerName, mission: CardId, card: CardState, clause: KeepsOut): boolean {
  if (card.face === 'down' || card.controller === player || game.card(mission).owner !== card.controller) return false
  if (iconsOnEachEnd(game, mission) < clause.icons) return false
  return !hasACopy(game, player, mission, clause) && !hasLeave(game, player, mission, clause)
}

/** Affiliation icons on the end that has fewer of them. */
function iconsOnEachEnd(game: Game, mission: CardId): number {
  const { attemptedBy = [], otherEnd } = game.facts(mission)
  const ends = [attemptedBy, otherEnd?.attemptedBy ?? attemptedBy]
  return Math.min(...ends.map(end => end.filter(icon => icon !== 'any').length))
}

function hasACopy(game: Game, player: PlayerName, mission: CardId, { copy }: KeepsOut): boolean {
  if (!game.inForce(copy)) return false
  game.credit(copy)
  const { title } = game.card(mission)
  return cardsIn(game, 'shares', mission).some(c => c.owner === player && c.title === title)
}

function hasLeave(game: Game, player: PlayerName, mission: CardId, { with: leave }: KeepsOut): boolean {
  if (!game.inForce(leave)) return false
  game.credit(leave)
  return textsOn(game, mission).some(
    ({ id, text }) => text.attemptedBy && speaksTo(game, id) === player && matches(game, id, leave.where, player),
  )
}
