import { isMet } from '../../questions/skills/questions.ts'
import { levelsAddUp } from '../../questions/skills/using.ts'
import type { Requirements } from '../../text/requirement.ts'
import type { Attribute } from '../../text/text.ts'
import { lentLevel } from '../equipment/lent-skills.ts'
import { attributeTotal, bestTotal, skillTotal } from './totals.ts'

const ofShips: ReadonlySet<Attribute> = new Set(['range', 'weapons', 'shields'])

/** What this room adds to what may be required. */
export const requirements: Requirements<'skill' | 'total'> = {
  skill(game, { skill, level = 1, onOne = false }, { pool }) {
    const together = (level < 2 && !onOne) || game.decide(levelsAddUp, { skill, level, onOne })
    const lent = lentLevel(game, skill)
    const total = together
      ? skillTotal(game, skill, pool) + lent
      : Math.max(lent, ...pool.map(id => skillTotal(game, skill, [id])))
    return game.decide(isMet, { skill, level, total })
  },
  total(game, requirement, { pool, ship }) {
    const counting = ship && ofShips.has(requirement.total) ? [...pool, ship] : pool
    const { total, upTo } = requirement
    return inRange(upTo ? bestTotal(game, total, pool, upTo) : attributeTotal(game, total, counting), requirement)
  },
}

function inRange(total: number, { over, under }: { readonly over?: number; readonly under?: number }): boolean {
  return (over === undefined || total > over) && (under === undefined || total < under)
}
