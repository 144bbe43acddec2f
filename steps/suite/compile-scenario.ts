import type { MadeUp } from '../../protocol/types.ts'
import { madeIn } from '../of-operations.ts'
import type { Operation } from '../operation.ts'
import { compileStep, respellingOf } from '../phrases/compile-step.ts'
import { LanguageError } from '../types/reader.ts'
import { asOutcome } from './as-outcome.ts'
import { cardNames } from './card-names.ts'
import type { Case, CaseStep, FeatureSource, OtherReading, Problem } from './case.ts'
import { caseId, untagged } from './case-id.ts'
import { type Cards, unknownSkills, unknownTitles } from './known-words.ts'
import { needsOf } from './needs.ts'
import type { TypeOf } from './place-word.ts'
import type { PlainFeature, PlainScenario, PlainStep } from './read-feature.ts'
import { rulesetsOf } from './rulesets-of.ts'
import { readTags } from './tags.ts'

/** One case per ruleset; none when a step is wrong, which goes to `problems`. */
export function compileScenario(
  scenario: PlainScenario,
  feature: PlainFeature,
  source: FeatureSource,
  cards: Cards,
  problems: Problem[],
): Omit<Case, 'twins' | 'customs'>[] {
  const own: Problem[] = []
  const steps = compileSteps(scenario.steps, source.uri, own)
  const made = madeUpOf(steps)
  own.push(...unknownTitles(steps, source.uri, made, cards), ...unknownSkills(steps, source.uri, cards))
  problems.push(...own.map(problem => ({ ...problem, scenario: scenario.name })))
  if (own.length) return []
  const tags = readTags(scenario.tags)
  const { rulings, parts, questions, readings } = tags
  const reading = readingOf(readings)
  const needs = needsOf(operationsOf(steps), typesOf(made, cards))
  const titles = printedTitles(steps, made, cards)
  return rulesetsOf(tags).map(ruleset => ({
    id: caseId(rulings[0] ?? untagged, scenario.name, ruleset, reading?.name),
    rulings,
    ruleset,
    scenario: scenario.name,
    ...(scenario.outline === undefined ? {} : { outline: scenario.outline }),
    rule: scenario.rule,
    feature: { name: feature.name, uri: source.uri, line: feature.line },
    line: scenario.line,
    topic: source.topic,
    ...(parts.length ? { parts } : {}),
    disputes: [...new Set([...questions, ...(reading ? [reading.question] : [])])],
    ...(reading ? { reading } : {}),
    steps,
    titles,
    needs: { rulesets: [ruleset], ...needs },
  }))
}

/** `<question>/<reading>`; of several the first, which the lint complains about. */
function readingOf([tag]: readonly string[]): OtherReading | undefined {
  if (tag === undefined) return undefined
  const [question = '', name = ''] = tag.split('/')
  return { question, name }
}

const operationsOf = (steps: readonly CaseStep[]): Operation[] => steps.map(({ operation }) => operation)

/** Keywords that go on with what the step before is. */
export const joining = /^(?:And|But|\*)$/

function compileSteps(steps: readonly PlainStep[], uri: string, problems: Problem[]): CaseStep[] {
  let written = 'Given'
  return steps.flatMap(({ keyword, text, line, table, rowLines }) => {
    if (!joining.test(keyword)) written = keyword
    try {
      const said = compileStep(text, table)
      const operation = written === 'Then' ? asOutcome(said) : said
      const readAs = respellingOf(text, table)
      return [{ keyword, text, line, ...(table && { table }), operation, ...(readAs && { readAs }) }]
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error
      problems.push({ uri, line: rowLines[error.row ?? -1] ?? line, message: error.message })
      return []
    }
  })
}

function madeUpOf(steps: readonly CaseStep[]): ReadonlyMap<string, MadeUp> {
  return new Map(madeIn(operationsOf(steps)).map(card => [card.title, card]))
}

function typesOf(made: ReadonlyMap<string, MadeUp>, cards: Cards): TypeOf {
  return ({ title }) => made.get(title)?.type ?? cards.get(title)?.type
}

function printedTitles(steps: readonly CaseStep[], made: ReadonlyMap<string, MadeUp>, cards: Cards): string[] {
  const named = steps.flatMap(({ operation }) => cardNames(operation).map(({ title }) => title))
  const printed = named.filter(title => !made.has(title)).map(title => cards.get(title)?.title ?? title)
  return [...new Set(printed)].sort()
}
