import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'

export interface AddedNotes {
  /** Cards that attack by themselves, whose attack is called off. */
  calledOff: ReadonlySet<CardId>
  /** Cards that have come to the battle since it began. */
  joined: readonly CardId[]
}

/** Has the attack been called off since it was announced? */
export function isCalledOff(game: Game, attackers: readonly CardId[]): boolean {
  const off = attackers.every(id => game.notes.calledOff?.has(id))
  game.note('calledOff', new Set())
  return off
}

/** Those who have come to the battle since it began, on the side of the attackers and on the other one. */
export function joined(game: Game, [attacker]: readonly CardId[]): Record<'attackers' | 'attacked', readonly CardId[]> {
  const cards = game.notes.joined ?? []
  game.note('joined', [])
  const isAttacker = (id: CardId): boolean =>
    attacker !== undefined && game.card(id).controller === game.card(attacker).controller
  return { attackers: cards.filter(isAttacker), attacked: cards.filter(id => !isAttacker(id)) }
}
