import type { CardFacts } from '../../cards/facts.ts'
import { namedSkills, secondEditionSkills } from '../../cards/named-skills.ts'
import type { MadeUp } from '../../protocol/types.ts'
import { nearest } from '../types/nearest.ts'
import { cardNames } from './card-names.ts'
import type { CaseStep, Problem } from './case.ts'

/** Printed cards by title and alias. */
export type Cards = ReadonlyMap<string, CardFacts>

interface Skilled {
  readonly skills?: Readonly<Record<string, number>>
  readonly classification?: string
}

const skillSets = new WeakMap<Cards, ReadonlySet<string>>()

const skillsOf = ({ skills = {}, classification }: Skilled): string[] => [
  ...namedSkills(skills),
  ...(classification ? [classification] : []),
]

const asked = ({ requires = [] }: CardFacts): string[] => requires.flatMap(skillsOf)

function knownSkills(cards: Cards): ReadonlySet<string> {
  const known =
    skillSets.get(cards) ??
    new Set([...[...cards.values()].flatMap(card => [...skillsOf(card), ...asked(card)]), ...secondEditionSkills])
  skillSets.set(cards, known)
  return known
}

/** Where cards come from that the suite does not know. */
export const elsewhere =
  'other printed cards come with `--cards` (`cards import`), others yet from `these made-up cards:`'

/** Cards that are neither printed nor made up in the same scenario. */
export function unknownTitles(
  steps: readonly CaseStep[],
  uri: string,
  made: ReadonlyMap<string, MadeUp>,
  cards: Cards,
): Problem[] {
  const named = new Set<string>()
  return steps.flatMap(step => {
    const titles = cardNames(step.operation).map(({ title }) => title)
    const unknown = titles.filter(title => !made.has(title) && !cards.has(title) && !named.has(title))
    for (const title of unknown) named.add(title)
    return unknown.map(title => {
      const found = problem('card', title, [...made.keys(), ...cards.keys()], uri, step)
      return { ...found, message: `${found.message}; ${elsewhere}` }
    })
  })
}

/** Skills and classifications of made-up cards that no printed card has or asks for. */
export function unknownSkills(steps: readonly CaseStep[], uri: string, cards: Cards): Problem[] {
  return steps.flatMap(step => {
    if (step.operation.op !== 'madeUp') return []
    const known = knownSkills(cards)
    const unknown = step.operation.cards.flatMap(skillsOf).filter(skill => !known.has(skill))
    return unknown.map(skill => problem('skill', skill, [...known], uri, step))
  })
}

function problem(what: string, word: string, valid: readonly string[], uri: string, step: CaseStep): Problem {
  const near = nearest(word, valid)
  const message = `no ${what} "${word}"${near ? `; nearest: "${near}"` : ''}`
  return { uri, line: step.line + rowOf(step.table, word), message }
}

/** Which row below the step names the word; 0 = none. Rows follow their step line by line, as features are without comments. */
function rowOf(table: CaseStep['table'], word: string): number {
  return (table?.findIndex(cells => cells.some(cell => cell.includes(word))) ?? -1) + 1
}
