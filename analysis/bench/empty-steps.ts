import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { phrases } from '../../steps/phrases/all-phrases.ts'
import { parametersOf } from '../../steps/phrases/match.ts'
import { parameterTypes } from '../../steps/types/parameter-types.ts'

/** Writes Cucumber support code in plain JavaScript: every phrase of the language, with steps that do nothing. */
export function writeEmptySteps(file: string): void {
  const cucumber = pathToFileURL(createRequire(import.meta.url).resolve('@cucumber/cucumber')).href
  const types = Object.values(parameterTypes).map(({ name, pattern }) => ({ name, pattern }))
  const steps = phrases.map(({ expression, table }) => {
    const args = [...parametersOf(expression), ...(table ? ['table'] : [])].map((_, index) => `a${index}`)
    return `Given(${JSON.stringify(expression)}, function (${args.join(', ')}) {})`
  })
  const text = `import cucumber from ${JSON.stringify(cucumber)}
const { defineParameterType, Given } = cucumber
for (const { name, pattern } of ${JSON.stringify(types)})
  defineParameterType({ name, regexp: new RegExp(pattern), useForSnippets: false, preferForRegexpMatch: true })
${steps.join('\n')}
`
  writeFileSync(file, text)
}
