import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Context } from './selector.ts'
import type { EffectOf, EffectWords } from './text.ts'

/** Carries out one instruction; returns the context where it adds to it, a flow where somebody may have to decide. */
export type EffectHandler<Word extends keyof EffectWords> = (
  game: Game,
  effect: EffectOf<Word>,
  context: Context,
  // biome-ignore lint/suspicious/noConfusingVoidType: a flow that adds nothing ends without a return
) => Flow<Context | void> | Context | void

/** A handler for each of these words. */
export type EffectHandlers<Word extends keyof EffectWords = keyof EffectWords> = {
  readonly [W in Word]: EffectHandler<W>
}

export interface AddedLanguage {
  /** A handler for every word: one without does not compile. */
  readonly effects: EffectHandlers
}
