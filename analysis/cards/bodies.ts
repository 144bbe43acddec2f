import { findCard } from '../../cards/catalogue.ts'
import { type Body, bodies, nothingPrinted } from '../../cards/game-text.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case } from '../../steps/suite/case.ts'
import { fileOf } from './file-of.ts'
import { onTheBoard } from './on-the-board.ts'
import { metIn, reasonFaults } from './only-with.ts'

/** Game texts of cards: who has one under which law, who has none, who stands there as a body. */
export interface KnownTexts {
  readonly hasText: (title: string, ruleset: string) => boolean
  readonly nothingPrinted: ReadonlySet<string>
  readonly bodies: readonly Body[]
}

export const knownTexts = (): KnownTexts => ({
  hasText: (title, ruleset) => !!rulesets.get(ruleset)?.texts.has(title),
  nothingPrinted: nothingPrinted(),
  bodies: bodies(),
})

/** Cards that would play as a blank unsaid, and bodies whose text would matter after all; one sentence each. */
export function bodyFaults(cases: readonly Case[], known: KnownTexts = knownTexts()): readonly string[] {
  const found = new Set(misnamed(known))
  const stand = new Set<string>()
  for (const one of cases)
    for (const title of onTheBoard(one)) {
      stand.add(`${title} ${one.ruleset}`)
      for (const fault of faultsOf(title, one, known)) found.add(fault)
    }
  const idle = cases.length
    ? known.bodies.filter(({ title, rulesets }) => !rulesets.some(r => stand.has(`${title} ${r}`)))
    : []
  return [
    ...found,
    ...idle.map(
      ({ title, rulesets }) =>
        `cards/game-text/bodies.yaml: "${title}" stands on no board under ${rulesets.join(', ')}; take the row out`,
    ),
  ].sort()
}

function faultsOf(title: string, one: Case, known: KnownTexts): readonly string[] {
  if (known.hasText(title, one.ruleset) || known.nothingPrinted.has(title)) return []
  const body = known.bodies.find(b => b.title === title && b.rulesets.includes(one.ruleset))
  if (!body)
    return [
      `${one.feature.uri}: "${title}" has no game text under ${one.ruleset}. Give it one in ${fileOf(title)}, or name it in cards/game-text/bodies.yaml (nothing-printed.yaml, if there is none)`,
    ]
  return metIn(body.onlyWith ?? [], title, one).map(
    other =>
      `${one.feature.uri}:${one.line}: "${title}" is a body there, and with "${other}" its text matters (cards/game-text/bodies.yaml)`,
  )
}

/** Entries of the tables that are at odds with the catalogue or with the law. */
function misnamed({ bodies, hasText, nothingPrinted }: KnownTexts): readonly string[] {
  const unknown = [...nothingPrinted, ...bodies.map(({ title }) => title)]
    .filter(title => findCard(title)?.title !== title)
    .map(title => `cards/game-text: no card is titled "${title}" in cards/*.yaml`)
  const unreasoned = bodies.flatMap(row => reasonFaults(`cards/game-text/bodies.yaml: "${row.title}"`, row))
  const texted = bodies.flatMap(({ title, rulesets }) =>
    rulesets
      .filter(ruleset => hasText(title, ruleset))
      .map(ruleset => `cards/game-text/bodies.yaml: "${title}" has a text under ${ruleset} and is not a body there`),
  )
  return [...unknown, ...unreasoned, ...texted]
}
