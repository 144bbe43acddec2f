import type { MissionRequirement } from '../facts.ts'
import type { Grammar } from './requirement.ts'
import { type Atom, characteristicAt, type Vocabulary } from './requirement-atom.ts'
import { secondEditionSkills } from './skill-names.ts'
import { iconCodes, secondEditionIcons } from './words.ts'

const attributes = ['integrity', 'cunning', 'strength'] as const
const skill = new RegExp(`(?:(\\d+) )?(${secondEditionSkills.join('|')})(?![\\w-])(?! (?:personnel|at|aboard))`, 'y')
const total = /(Integrity|Cunning|Strength|any attribute) ?([<>]) ?(\d+)/iy
const iconed = /(an?|\d+|two|three|four|five) \[(\w+)\] personnel/y
const numbers: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five']

/** `Law, 2 Honor, Integrity>31, and (Officer or a Klingon)`. */
export const secondEdition: Grammar = {
  or: /\s*\bor\b\s*/y,
  and: /\s*,\s*(?:and\b\s*)?|\s+and\b\s*/y,
  rest: /^\.$/,
  atomAt,
}

function atomAt(text: string, at: number, vocabulary: Vocabulary): Atom | undefined {
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const able = matched(skill)
  if (able) return { alternatives: [{ skills: { [able[2] ?? '']: Number(able[1] ?? 1) } }], end: skill.lastIndex }
  const sum = matched(total)
  if (sum) return { alternatives: totals(sum[1] ?? '', sum[2], Number(sum[3])), end: total.lastIndex }
  const bearers = matched(iconed)
  const icon = secondEditionIcons[bearers?.[2]?.toLowerCase() ?? ''] ?? iconCodes[bearers?.[2]?.toLowerCase() ?? '']
  if (bearers && icon) {
    const count = Number(bearers[1]) || Math.max(numbers.indexOf(bearers[1] ?? ''), 1)
    return {
      alternatives: [{ some: [{ type: 'personnel', icon, ...(count > 1 ? { count } : {}) }] }],
      end: iconed.lastIndex,
    }
  }
  return characteristicAt(text, at, vocabulary)
}

/** Any attribute is one of the three. */
function totals(name: string, sign: string | undefined, number: number): readonly MissionRequirement[] {
  const word = name.toLowerCase()
  const of = word === 'any attribute' ? attributes : [word]
  return of.map(one => (sign === '>' ? { over: { [one]: number } } : { under: { [one]: number } }))
}
