import type { Operation } from '../../steps/operation.ts'
import { phraseOf, printStep } from '../../steps/phrases/compile-step.ts'
import { gherkin } from '../../steps/phrases/gherkin.ts'
import type { Scenario } from './scenario.ts'

/** A scenario with its name. */
export interface Named {
  readonly name: string
  readonly scenario: Scenario
}

/** A rule of a feature: what was found about one ruling, with the twins of its refusals. */
export interface FoundRule {
  readonly name: string
  readonly tags: readonly string[]
  /** Remarks above it. */
  readonly remarks: readonly string[]
  readonly examples: readonly Named[]
}

/** A feature in our language, as one would write it. */
export function featureText(name: string, rules: readonly FoundRule[]): string {
  return [`Feature: ${name}`, ...rules.flatMap(ruleLines), ''].join('\n')
}

function ruleLines({ name, tags, remarks, examples }: FoundRule): readonly string[] {
  const lines = examples.flatMap(exampleLines)
  return ['', ...remarks.map(one => `  # ${one}`), `  ${tags.join(' ')}`, `  Rule: ${name}`, ...lines]
}

function exampleLines({ name, scenario }: Named): readonly string[] {
  return ['', `    Example: ${name}`, ...stepLines(scenario).map(line => `      ${line}`)]
}

/** Each step with its keyword, and *And* where the keyword stays the same. */
export function stepLines(scenario: Scenario): readonly string[] {
  return scenario.flatMap((operation, at) => {
    const { keyword } = phraseOf(operation)
    const before = scenario[at - 1]
    const word = before && phraseOf(before).keyword === keyword ? 'And' : keyword
    return `${word} ${gherkin(printStep(operation) as Parameters<typeof gherkin>[0])}`.split('\n')
  })
}

/** The last deed of the scenario, as its name. */
export function nameOf(scenario: Scenario, otherwise: string): string {
  const deed = scenario.findLast(({ op }) => op === 'do' || op === 'respond' || op === 'deck' || op === 'until')
  const said = deed ?? scenario.at(-1)
  if (!said) return otherwise
  const { text } = printStep(said as Operation)
  return text.replace(/:$/, '')
}
