import { isPersonnel } from '../../board/places.ts'
import type { Game } from '../../kernel/game.ts'
import { isMet } from '../../questions/skills/questions.ts'
import { equalIsEnough } from '../../questions/skills/settled.ts'
import { levelsAddUp } from '../../questions/skills/using.ts'
import type { Attribute } from '../../text/plain-words.ts'
import type { Requirements } from '../../text/requirement.ts'
import type { RequirementForms } from '../../text/text.ts'
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
    const { upTo, perHead } = requirement
    const totals = [requirement.total].flat().map(total => {
      const counting = ship && ofShips.has(total) ? [...pool, ship] : pool
      return upTo ? bestTotal(game, total, pool, upTo) : attributeTotal(game, total, counting)
    })
    const heads = perHead ? pool.filter(id => isPersonnel(game, id)).length : 1
    return inRange(game, sum(totals), heads, requirement)
  },
}

function inRange(game: Game, total: number, heads: number, { over, under }: RequirementForms['total']): boolean {
  const isAt = (bound: number): boolean => total === bound && game.decide(equalIsEnough, { number: bound })
  return [
    over === undefined || total > over * heads || isAt(over * heads),
    under === undefined || total < under * heads || isAt(under * heads),
  ].every(Boolean)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
