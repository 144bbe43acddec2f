import type { PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { mayAnswerAfterWaiting } from '../../../questions/timing/questions.ts'

export interface AddedNotes {
  /** What each player let pass when it could have been answered. */
  letPass: Readonly<Record<PlayerName, readonly string[]>>
}

const nameOf = (trigger: Trigger): string => `${trigger.on} ${trigger.card ?? ''}`

export function letPass(game: Game, trigger: Trigger, player: PlayerName): void {
  const before = game.notes.letPass ?? {}
  game.note('letPass', { ...before, [player]: [...(before[player] ?? []), nameOf(trigger)] })
}

/** Whoever has let a chance pass is asked again only where the law lets him wait. */
export function mayAnswerStill(game: Game, trigger: Trigger, player: PlayerName): boolean {
  if (!game.notes.letPass?.[player]?.includes(nameOf(trigger))) return true
  return game.decide(mayAnswerAfterWaiting, { trigger, player })
}
