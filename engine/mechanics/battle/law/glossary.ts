import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isADirectHit } from '../../self-controlled/questions.ts'
import { defenseBonus, isAnEnhancement } from '../questions.ts'

/** The current tactic helps the ship that is fired at. */
const ofTheTactic = rule({
  ruling: '1eD-defense-bonus-02',
  asked: defenseBonus,
  applies: ({ tactic }) => tactic !== undefined,
  answer: ({ tactic }, game) => (tactic === undefined ? 0 : (game.facts(tactic).tactic?.defense ?? 0)),
})

const ofTheNextOne = presumption({
  ruling: 'whoever plays no tactic has the DEFENSE bonus of the next one',
  asked: defenseBonus,
  applies: ({ tactic }) => tactic === undefined,
  answer: ({ player }, game) => {
    const [next] = game.heldBy(player).filter(c => c.place === 'bridge')
    return (next && game.facts(next.id).tactic?.defense) ?? 0
  },
})

const enhancement = presumption({
  ruling: 'a DEFENSE bonus enhances SHIELDS',
  asked: isAnEnhancement,
  applies: () => true,
  answer: true,
})

const twice = presumption({
  ruling: 'twice as much is a direct hit',
  asked: isADirectHit,
  applies: () => true,
  answer: ({ weapons, shields }) => weapons >= 2 * shields,
})

/** Tactics in a battle of ships, and the direct hit. */
export const battleTotals = [
  ofTheTactic,
  ofTheNextOne,
  denial('1eD-defense-bonus-03', ofTheNextOne, 0),
  enhancement,
  denial('1eD-defense-bonus-04', enhancement, false),
  twice,
  denial('1eD-direct-hit-01', twice, ({ weapons, shields }) => weapons > 2 * shields),
]
