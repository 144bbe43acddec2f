import { can } from '../../board/can.ts'
import { hostOf, inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { permitsScouting, type Scouted } from '../../questions/scouting/questions.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { isBorg } from '../borg/is-borg.ts'
import type { ObjectiveText } from './inner/objective-words.ts'
import { isSuspended } from './inner/suspended.ts'

/** An objective in play with its text. */
export interface Objective {
  readonly id: CardId
  readonly text: ObjectiveText
  readonly target: CardId | undefined
}

const objectives = cardsThatMaySay(text => text.objective)

/** The player's objectives that have something scouted and are not completed, face down ones included. */
export function objectivesOf(game: Game, player: PlayerName): readonly Objective[] {
  return objectives(game).flatMap(({ id, controller, targets }) => {
    const text = game.text(id).objective
    if (!text || controller !== player || !inPlay(game.card(id)) || isCompleted(game, id) || isSuspended(game, id))
      return []
    return game.inForce(text) && can(game, id, 'keep text in force') ? [{ id, text, target: targets[0] }] : []
  })
}

/** Completed, it lies on what it targeted. */
export function isCompleted(game: Game, objective: CardId): boolean {
  return !!game.text(objective).objective && hostOf(game, objective) !== undefined
}

/** The player's objectives that let him scout the target. */
export function permitting(game: Game, player: PlayerName, target: CardId, what: Scouted): readonly CardId[] {
  return objectivesOf(game, player)
    .filter(o => o.text.scouts === what)
    .map(o => o.id)
    .filter(objective => {
      const { face, targets } = game.card(objective)
      const about = { objective, target, what, activated: face !== 'down', aimed: targets.includes(target) }
      return game.decide(permitsScouting, about)
    })
}

/** Borg of the player at the location, or aboard the ship. */
export function borgAt(game: Game, player: PlayerName, target: CardId): readonly CardId[] {
  const ship = game.facts(target).type === 'ship'
  return game.state.cards
    .filter(c => c.controller === player && inPlay(c) && isBorg(game, c.id))
    .filter(c => (ship ? c.place === 'aboard' && c.holder === target : locationOf(game, c.id) === target))
    .map(c => c.id)
}
