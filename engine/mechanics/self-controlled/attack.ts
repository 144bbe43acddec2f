import { inPlay, locationOf } from '../../board/places.ts'
import { preyAt, selfControlled } from '../../board/self-controlled.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { attackTogether } from '../../questions/self-controlled/questions.ts'
import { attacksEach, attacksWhatPasses } from '../../questions/self-controlled/settled.ts'
import { battle } from '../battle/battle.ts'
import { isHeld } from './inner/course.ts'
import type { AttackTime } from './words.ts'

/** It attacks what it finds, or of that only those given, if its text has it attack then. */
export function* strike(game: Game, card: CardId, at: AttackTime, only?: readonly CardId[]): Flow {
  const prey = preyAt(game, card, true).filter(id => !only || only.includes(id))
  if (!prey.length || !attacksAt(game, card, at)) return
  for (const target of game.decide(attacksEach, { card }) ? prey : prey.slice(0, 1)) {
    if (!inPlay(game.card(card)) || holdsFire(game, card)) return
    if (preyAt(game, card).includes(target)) yield* attackOne(game, card, target)
  }
}

/** It attacks one card. */
export function* attackOne(game: Game, card: CardId, target: CardId): Flow {
  const here = locationOf(game, card)
  const others = selfControlled(game).filter(
    other => other !== card && other !== target && locationOf(game, other) === here,
  )
  const along = others.filter(other => game.decide(attackTogether, { card, other }))
  yield* battle(game, game.state.turn.player, [card, ...along], [target])
}

function attacksAt(game: Game, card: CardId, at: AttackTime): boolean {
  const times = (game.text(card).selfControlled?.when ?? []).filter(t => game.inForce(t))
  const alone = times.find(t => t.only && t.at !== at && isHeld(game, card))
  const time = alone ?? times.find(t => t.at === at)
  if (time) game.credit(time)
  return !alone && !!time
}

const holdsFire = (game: Game, card: CardId): boolean =>
  game.state.modifiers.some(m => m.card === card && m.attribute === 'attacks')

/** A ship goes past it without stopping. */
export function* attackPassing(game: Game, ship: CardId, at: CardId): Flow {
  for (const card of selfControlled(game))
    if (locationOf(game, card) === at && game.decide(attacksWhatPasses, { card, ship }))
      yield* attackOne(game, card, ship)
}
