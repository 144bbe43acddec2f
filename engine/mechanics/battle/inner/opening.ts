import { discard } from '../../../board/moves.ts'
import { crewOf, inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isBegunByACard } from '../../../questions/battle/settled.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { carryOut } from '../../../text/carry-out.ts'
import { matches } from '../../../text/match.ts'
import { select } from '../../selections/select.ts'
import type { Fight } from '../words.ts'

const opening = cardsWith(text => text.begins)

/**
 * The player's cards by which the attackers may begin such a battle; undefined where none is needed.
 * Refuses the battle where one is needed and none is there.
 */
export function openings(
  game: Game,
  player: PlayerName,
  attackers: readonly CardId[],
  fight: Fight,
): readonly CardId[] | undefined {
  if (!game.decide(isBegunByACard, { player })) return undefined
  const crews = attackers.flatMap(id => (isPersonnel(game, id) ? [] : crewOf(game, id, player)))
  const forces = [...attackers, ...crews]
  const own = opening(game).flatMap(({ id, controller }) => {
    const { begins } = game.text(id)
    return controller === player && begins && game.inForce(begins) && begins.fights.includes(fight)
      ? [{ id, begins }]
      : []
  })
  const found = own.filter(({ begins }) => forces.some(one => matches(game, one, begins.involving, player, true)))
  if (!found.length) {
    for (const { begins } of own) game.credit(begins)
    refuse('requirement', `No card lets ${player} begin that`, attackers, 'choice')
  }
  return found.map(({ id }) => id)
}

/** Destroys the card by which the battle begins, and returns it; one of them is chosen where several would do. */
export function* open(game: Game, player: PlayerName, cards: readonly CardId[] | undefined): Flow<CardId | undefined> {
  if (!cards) return undefined
  const [card] = yield* select(game, { who: player, from: cards, count: 1, why: 'begin a battle' })
  if (card === undefined) return undefined
  discard(game, card)
  return card
}

/** What the card by which it was begun has for the player who has won; `involved` = the cards of both sides. */
export function* reward(game: Game, player: PlayerName, by: CardId, involved: readonly CardId[]): Flow {
  const { begins } = game.text(by)
  if (!begins || !game.inForce(begins)) return
  game.credit(begins)
  const left = involved.filter(id => inPlay(game.card(id)))
  yield* carryOut(game, begins.won, { you: player, this: by, involved: left })
}
