// Cucumber alone: `empty-run.js <support file> <features> <file> <tags>…` plays one pass per tag expression, writes the
// messages to files whose names begin with <file>, and prints the number of scenarios. It is plain JavaScript, so that it
// pays for nothing but Cucumber and the tags of rulesets; for those, start it with `--import ./bin/register.js`.
import { PassThrough } from 'node:stream'
import { loadSupport, runCucumber } from '@cucumber/cucumber/api'

const [support, features, file, ...expressions] = process.argv.slice(2)
const environment = { cwd: process.cwd(), stdout: new PassThrough().resume(), stderr: process.stderr, env: process.env }
const sources = { defaultDialect: 'en', paths: [features], names: [], order: 'defined' }
const library = await loadSupport(
  {
    sources: { ...sources, tagExpression: '' },
    support: { requireModules: [], requirePaths: [], importPaths: [support], loaders: [] },
  },
  environment,
)
const runtime = { dryRun: false, failFast: false, filterStacktraces: true, parallel: 0, retry: 0, retryTagFilter: '' }
const { readTags } = await import('../../steps/suite/tags.ts')
const { rulesetsOf } = await import('../../steps/suite/rulesets-of.ts')
const rulesetTags = new URL('../../runner/cucumber/ruleset-tags.js', import.meta.url).href
let scenarios = 0
for (const [index, tagExpression] of expressions.entries()) {
  const run = {
    sources: { ...sources, tagExpression },
    support: library,
    runtime: { ...runtime, strict: true, worldParameters: {} },
    plugins: { specifiers: [rulesetTags], options: { rulesetTags: { readTags, rulesetsOf } } },
    formats: { stdout: 'summary', files: { [`${file}.${index}.ndjson`]: 'message' }, publish: false, options: {} },
  }
  const { success } = await runCucumber(run, environment, ({ testCaseFinished }) => {
    if (testCaseFinished) scenarios += 1
  })
  if (!success) throw new Error(`An empty step failed under ${tagExpression}.`)
}
process.stdout.write(`${scenarios}\n`)
