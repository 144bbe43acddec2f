import { against } from '../../kernel/rule.ts'
import { bonusWithoutTactic } from '../../questions/battle/questions.ts'
import { isADirectHit } from '../../questions/self-controlled/questions.ts'

/** Tactics in a battle of ships, and the direct hit. */
export const battleTotals = [
  against('1eD-defense-bonus-03', bonusWithoutTactic, 0, {
    not: 'whoever plays no tactic has the DEFENSE bonus of the next one',
    mistaken: ({ player }, game) => {
      const [next] = game.heldBy(player).filter(c => c.place === 'bridge')
      return next === undefined ? 0 : (game.facts(next.id).tactic?.defense ?? 0)
    },
  }),
  against('1eD-direct-hit-01', isADirectHit, ({ weapons, shields }) => weapons > 2 * shields, {
    not: 'twice as much is a direct hit',
    mistaken: ({ weapons, shields }) => weapons >= 2 * shields,
  }),
]
