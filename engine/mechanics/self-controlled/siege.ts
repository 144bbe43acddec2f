import { discard } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName, State } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { areTurnedOff, intrudersMay, mayRetake } from '../../questions/self-controlled/questions.ts'
import { remainWhenBeaten } from '../../questions/self-controlled/settled.ts'
import { battle } from '../battle/battle.ts'
import { areHeldOff, defendersOf, intrudersOn, isIntruder, whoStorms } from './intruders.ts'

/** The intruders fight those aboard the ship, if nothing holds them. */
export function* storm(game: Game, ship: CardId, band: readonly CardId[], you: PlayerName): Flow {
  game.note('boarding', new Set([...(game.notes.boarding ?? [])].filter(id => id !== ship)))
  const crew = defendersOf(game, ship, you).filter(id => !isSwitchedOff(game, id))
  if (!crew.length || areHeldOff(game, ship)) return
  yield* battle(game, you, band, crew)
  const left = band.filter(id => inPlay(game.card(id)))
  if (left.length < band.length && !game.decide(remainWhenBeaten, { ship })) for (const id of left) discard(game, id)
}

/** Is another one of the player's announced to come aboard the ship? */
export const isAnotherComing = (game: Game, ship: CardId, you: PlayerName): boolean =>
  (game.notes.waiting ?? []).some(
    ({ player, act }) => player === you && isIntruder(game, act.card!) && targetsOf(act).includes(ship),
  )

/** Those who have come aboard wait for the others. */
export const awaitOthers = (game: Game, ship: CardId): void =>
  game.note('boarding', new Set([...(game.notes.boarding ?? []), ship]))

/** What has become of the ships for which intruders fight, now that an action is over. */
export function* settleSieges(game: Game, before: State): Flow {
  for (const ship of game.notes.boarding ?? []) yield* stormWithAll(game, ship)
  for (const { id, controller, owner } of game.state.cards) {
    const you = whoStorms(game, id)
    if (you !== undefined && hadCrew(id, before)) seize(game, id, you)
    else if (controller !== owner) winBack(game, id, before)
  }
}

function* stormWithAll(game: Game, ship: CardId): Flow {
  const band = intrudersOn(game, ship)
  const [first] = band
  if (first)
    yield* storm(
      game,
      ship,
      band.map(c => c.id),
      first.controller,
    )
}

/** With nobody left who could fight, those whom they can switch off are, and the ship is theirs. */
function seize(game: Game, ship: CardId, you: PlayerName): void {
  const crew = defendersOf(game, ship, you)
  const off = crew.filter(id => isSwitchedOff(game, id))
  const alone = off.length === crew.length
  for (const card of off) if (game.decide(areTurnedOff, { card, alone })) discard(game, card)
  if (defendersOf(game, ship, you).length) return
  if (game.decide(intrudersMay, { ship, deed: 'control' })) game.change(ship, { controller: you })
}

const hadCrew = (ship: CardId, before: State): boolean =>
  before.cards.some(c => c.place === 'aboard' && c.holder === ship)

/** With the last of the intruders gone the ship is its owner's again, if he has somebody aboard. */
function winBack(game: Game, ship: CardId, before: State): void {
  const { owner, controller } = game.card(ship)
  const hadIntruders = before.cards.some(c => c.holder === ship && isIntruder(game, c.id))
  if (!hadIntruders || intrudersOn(game, ship).length || !defendersOf(game, ship, controller).length) return
  if (game.decide(mayRetake, { ship, player: owner, how: 'win it back' })) game.change(ship, { controller: owner })
}

const isSwitchedOff = (game: Game, card: CardId): boolean => game.card(card).is.includes('deactivated')
