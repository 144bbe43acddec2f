import { findCard } from '../../cards/catalogue.ts'
import type { LoreName } from '../../cards/lore.ts'
import { type SupposedCard, supposedAmong } from '../../cards/supposed.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { rulesetTitles } from '../../catalogue/law-titles.ts'
import { supposedSays } from '../../reports/supposed.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { textsOf } from '../texts-of.ts'
import { line, list, optional } from './lines.ts'

/** The supposed card of that title, upper and lower case aside. */
export function findSupposed(title: string, { titles }: Pick<Suite, 'titles'>): SupposedCard | undefined {
  const same = (one: string): boolean => one.toLowerCase() === title.toLowerCase()
  return supposedAmong(findCard(title) ? [title] : titles.filter(same))[0]
}

/** Everything that it takes to add a supposed card to an engine, and the cases that need it. */
export function explainSupposed({ title, says, printed }: SupposedCard, suite: Pick<Suite, 'cases'>): string {
  const { type, ...facts } = printed
  const cases = naming(title, suite)
  return [
    `${title}  (${type}; no set contains it)`,
    `  ${says}`,
    '',
    ...optional('Printed', Object.entries(facts).map(printFact).join(', ')),
    ...textsOf(title).flatMap(({ rulesets, text }) => [
      line('Text', `under ${rulesets.join(' and ')}, as structured data:`),
      ...JSON.stringify(text, null, 2)
        .split('\n')
        .map(row => line('', row)),
    ]),
    ...list(
      'Cases',
      cases.map(one => [`${one.feature.uri}:${one.line}  ${one.scenario}  @${one.ruleset}`]),
      cases.length,
    ),
  ].join('\n')
}

/**
 * How many cases need one of them, by ruleset; then each of them with the number of cases, and what it does. `laws` = of
 * these rulesets alone.
 */
export function listSupposed({ cases, titles }: Pick<Suite, 'cases' | 'titles'>, laws?: readonly string[]): string {
  const suite = { cases: laws ? cases.filter(({ ruleset }) => laws.includes(ruleset)) : cases }
  const needed = supposedAmong(titles).map(({ title, says, printed }) => {
    const cases = naming(title, suite).map(one => one.id)
    return { title, type: printed.type, says, cases }
  })
  const lines = needed.filter(({ cases }) => !laws || cases.length)
  const list = lines.map(({ title, type, says, cases }) => `${title} (${type}, ${cases.length})\n  ${says}`)
  return [...supposedSays(lines, suite.cases, { rulesetTitles: rulesetTitles(loadCatalogue()) }), '', ...list].join(
    '\n',
  )
}

const naming = (title: string, { cases }: Pick<Suite, 'cases'>): readonly Case[] =>
  cases.filter(one => one.titles.includes(title))

function printFact([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'boolean') return value ? name : `not ${name}`
  if (Array.isArray(value)) return `${name} ${value.map(printWord).join(' and ')}`
  if (typeof value !== 'object' || value === null) return `${name} ${value}`
  const said = Object.entries(value).map(([word, more]) =>
    typeof more === 'number' ? (more === 1 ? word : `${word} x${more}`) : printFact([word, more]),
  )
  return `${name} ${said.join(' and ')}`
}

/** A word, or a name in a lore with what the lore says of it. */
const printWord = (word: string | LoreName): string =>
  typeof word === 'string' ? word : `${word.name}${word.as ? ` (${word.as})` : ''}`
