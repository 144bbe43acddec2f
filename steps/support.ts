import {
  After,
  Before,
  defineParameterType,
  Given as defineStep,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber'
import type { CaseRun } from './judge/case-run.ts'
import { lineOf } from './line-of.ts'
import { phrases } from './phrases/all-phrases.ts'
import { parametersOf } from './phrases/match.ts'
import { current, type Session } from './session.ts'
import type { Case } from './suite/case.ts'
import { parameterTypes } from './types/parameter-types.ts'

/** One scenario at the table. */
class TableWorld extends World<{ readonly ruleset?: string }> {
  kase: Case | undefined
  run: CaseRun | undefined
  next = 0
}

// The client keeps time itself, with the limits of the command line.
setDefaultTimeout(-1)
setWorldConstructor(TableWorld)

for (const { name, pattern } of Object.values(parameterTypes)) {
  defineParameterType({
    name,
    regexp: new RegExp(pattern),
    transformer: (text: string) => text,
    useForSnippets: false,
    preferForRegexpMatch: true,
  })
}

for (const { expression, table } of phrases) {
  const play = async function (this: TableWorld): Promise<void> {
    this.next += 1
    await this.run?.step(this.next - 1)
  }
  // Cucumber compares the length with the number of parameters.
  Object.defineProperty(play, 'length', { value: parametersOf(expression).length + (table ? 1 : 0) })
  defineStep(expression, play)
}

Before(function (this: TableWorld, { pickle, gherkinDocument }) {
  const session = requireSession()
  const ruleset = this.parameters.ruleset ?? rulesetOf(pickle.tags.map(tag => tag.name))
  this.kase = session.caseAt(pickle.uri, lineOf(pickle, gherkinDocument), ruleset)
  this.run = this.kase && session.begin(this.kase)
  return this.run ? undefined : 'skipped'
})

After(async function (this: TableWorld) {
  if (!this.kase || !this.run) return
  const { outcome, message, steps } = await requireSession().end(this.kase, this.run)
  if (outcome !== 'pass' && !steps.includes('fail')) throw new Error(message)
})

function requireSession(): Session {
  if (current.session) return current.session
  throw new Error('No engine is at the table: run `stccg-conformance run`, or `npx cucumber-js --profile <ruleset>`.')
}

/** Without a profile that names one: the first ruleset of the scenario. */
function rulesetOf(tags: readonly string[]): string {
  return tags.find(tag => /^@\d?e/.test(tag))?.slice(1) ?? ''
}
