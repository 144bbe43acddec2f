import { counted } from '../words.ts'
import type { AdoptedCase, Comparison, Course, Flip, Impact } from './impact.ts'

const nowLegal = /^(.*) should be illegal, but it is legal$/s
const nowIllegal = /^(.*) should be legal, but (?:is not: )?(.*)$/s

/** What the course of each law comes to: of a deed that one law allows and the other does not, yes and no. */
export function coursesInWords({ today, proposed }: Pick<Comparison, 'today' | 'proposed'>): readonly [string, string] {
  const told = answerIn(today) ?? answerIn(proposed)
  if (!told) return [courseWords(today), courseWords(proposed)]
  const words = (course: Course): string => {
    const own = answerIn(course)
    if (own) return own.isLegal ? `Legal: ${own.deed}.` : `Illegal: ${own.deed} (${own.why}).`
    if (course.outcome !== 'as written') return courseWords(course)
    return told.isLegal ? `Illegal: ${told.deed}.` : `Legal: ${told.deed}.`
  }
  return [words(today), words(proposed)]
}

function answerIn({ outcome, message = '' }: Course) {
  if (outcome !== 'otherwise') return undefined
  const legal = nowLegal.exec(message)
  if (legal) return { deed: legal[1] ?? '', isLegal: true, why: '' }
  const illegal = nowIllegal.exec(message)
  return illegal && { deed: illegal[1] ?? '', isLegal: false, why: (illegal[2] ?? '').replace(/\.$/, '') }
}

/** What a course comes to, in a sentence that stands by itself. */
function courseWords({ outcome, message }: Course): string {
  if (outcome === 'as written') return 'As the scenario says.'
  const why = message === undefined ? '' : ` ${message.replace(/\.$/, '')}.`
  if (outcome === 'contradiction') return `The law contradicts itself.${why}`
  return outcome === 'otherwise' ? `Otherwise than the scenario says.${why}` : `It cannot be told.${why}`
}

export const worksWords: Readonly<Record<AdoptedCase['works'], string>> = {
  now: 'comes out under the proposed law as it does there; today it does not',
  already: 'comes out so today, too',
  not: 'comes out in a third way under the proposed law',
  'does not fit': 'cannot be played on the boards of this ruleset, so it shows nothing here',
}

export interface FlipGroup {
  readonly ruling: string
  readonly expected: boolean
  readonly flips: readonly Flip[]
}

/** Flips by the ruling that each scenario is for: first those of rulings that stay, which nobody may have thought of. */
export function groupsOf({ flips, changes }: Pick<Impact, 'flips' | 'changes'>): readonly FlipGroup[] {
  const gone = new Set(changes.flatMap(change => change.repeals))
  const groups = new Map<string, Flip[]>()
  for (const one of flips) {
    const ruling = (one.expected && one.rulings.find(id => gone.has(id))) || one.rulings[0] || ''
    groups.set(ruling, [...(groups.get(ruling) ?? []), one])
  }
  const all = [...groups].map(([ruling, of]) => ({ ruling, expected: of.every(one => one.expected), flips: of }))
  return [...all.filter(group => !group.expected), ...all.filter(group => group.expected)]
}

/** In how many scenarios a contradiction is seen, and the first of them. */
export function seenIn(cases: readonly string[], named: (id: string) => string = id => id): string {
  const few = cases.slice(0, 3).map(named).join(', ')
  return `Seen in ${counted(cases.length, 'scenario')}${cases.length > 3 ? ', such as' : ''}: ${few}`
}
