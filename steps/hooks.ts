import { After, Before, setDefaultTimeout, setWorldConstructor } from '@cucumber/cucumber'
import { lineOf } from './line-of.ts'
import { current, type Session } from './session.ts'
import { TableWorld } from './world.ts'

// The client keeps time itself, with the limits of the command line.
setDefaultTimeout(-1)
setWorldConstructor(TableWorld)

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
  if (outcome !== 'pass' && outcome !== 'unsupported' && !steps.includes('fail')) throw new Error(message)
})

function requireSession(): Session {
  if (current.session) return current.session
  throw new Error(
    'No engine is at the table: run `stccg-conformance run`, or `npx --no-install cucumber-js --profile <ruleset>`.',
  )
}

/** Without a profile that names one: the first ruleset of the scenario. */
function rulesetOf(tags: readonly string[]): string {
  return tags.find(tag => /^@\d?e/.test(tag))?.slice(1) ?? ''
}
