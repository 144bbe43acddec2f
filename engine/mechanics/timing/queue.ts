import type { Act } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { waitsItsTurn } from '../../questions/timing/questions.ts'
import { mayAnswerStill } from './inner/let-pass.ts'

export interface AddedNotes {
  /** Cards that were announced while another one was being played, and have not had their turn yet. */
  waiting: readonly Waiting[]
}

/** A card that takes its turn when those before it have taken effect. */
export interface Waiting {
  readonly player: PlayerName
  readonly act: Act
}

/** Outside of the chain of interrupts that this is part of: what the chain as a whole comes into the midst of. */
export function framing(trigger: Trigger): Trigger {
  if (trigger.on !== 'played' || trigger.as !== 'interrupt') return trigger
  return trigger.within ?? { on: 'quiet', by: trigger.by }
}

/** May the card, which answers nothing here, be announced all the same, to take its turn later? */
export function mayWait(game: Game, player: PlayerName, card: CardId, trigger: Trigger): boolean {
  const frame = framing(trigger)
  if (frame === trigger || frame.on === 'unfinished' || isWaiting(game, card)) return false
  return mayAnswerStill(game, frame, player) && game.decide(waitsItsTurn, { trigger, card })
}

/** Puts the card behind those that wait. */
export function wait(game: Game, one: Waiting): void {
  game.note('waiting', [...(game.notes.waiting ?? []), one])
}

/** The one that has waited longest. */
export function next(game: Game): Waiting | undefined {
  const [first, ...others] = game.notes.waiting ?? []
  if (first) game.note('waiting', others)
  return first
}

export const isWaiting = (game: Game, card: CardId | undefined): boolean =>
  card !== undefined && !!game.notes.waiting?.some(({ act }) => act.card === card)
