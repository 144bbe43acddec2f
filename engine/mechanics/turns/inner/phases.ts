import type { State } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { facilitiesBeforeDilemmas } from '../../../questions/seeding/settled.ts'

type Phase = State['turn']['phase']

const order: readonly Phase[] = [
  'setup',
  'seed-doorway',
  'seed-mission',
  'seed-dilemma',
  'seed-facility',
  'start',
  'play',
  'orders',
  'end',
]

/** Does the one phase come before the other? */
export const isBefore = (one: Phase, other: Phase): boolean => order.indexOf(one) < order.indexOf(other)

export const afterPhase = (phase: Phase): Phase | undefined => order[order.indexOf(phase) + 1]

const early: Partial<Record<Phase, Phase>> = {
  'seed-mission': 'seed-facility',
  'seed-facility': 'seed-dilemma',
  'seed-dilemma': 'start',
}

/** The seed phase that follows, or the start of play. */
export function afterSeedPhase(game: Game, phase: Phase): Phase {
  const other = game.decide(facilitiesBeforeDilemmas, { phase }) ? early[phase] : undefined
  return other ?? afterPhase(phase) ?? 'start'
}
