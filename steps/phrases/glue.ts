import { parameterTypes } from '../types/parameter-types.ts'
import { phrases } from './all-phrases.ts'
import { parametersOf } from './match.ts'
import type { Phrase } from './phrase.ts'

/** The text of `steps/definitions.ts`: every parameter type and phrase spelt out, because editors read definitions without running them. */
export function glue(): string {
  return [
    '// Generated from phrases/ and types/ by `npm run vocabulary`; change those, not this file.',
    '// Cucumber and editors find the sentences of the language here.',
    "import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'",
    "import { step } from './next-step.ts'",
    '',
    ...Object.values(parameterTypes).map(parameterType),
    '',
    ...phrases.map(definition),
    '',
  ].join('\n')
}

function parameterType({ name, pattern }: { readonly name: string; readonly pattern: string }): string {
  const options = 'transformer: (text: string) => text, useForSnippets: false, preferForRegexpMatch: true'
  return `defineParameterType({ name: '${name}', regexp: ${new RegExp(pattern)}, ${options} })`
}

function definition({ keyword, expression, meaning, table }: Phrase): string {
  const length = parametersOf(expression).length + (table ? 1 : 0)
  const text = expression.replaceAll("'", "\\'")
  return `/** ${meaning} */\n${keyword}('${text}', step(${length}))`
}
