// One profile per ruleset: `npx --no-install cucumber-js --profile 1e-2014`. The default profile plays the newest First Edition law.
import './bin/register.js'
import { featuresFor } from './runner/cucumber/features-for.js'

const profile = ruleset => ({
  paths: featuresFor(process.argv),
  plugin: ['./runner/cucumber/ruleset-tags.js'],
  // What `--parallel` starts loads TypeScript first, too.
  import: ['bin/register.js', 'steps/support.ts', 'runner/cucumber/reference-session.ts'],
  tags: `@${ruleset}`,
  worldParameters: { ruleset },
})

export default async () => {
  const { ownLaws } = await import('./catalogue/laws.ts')
  const { editionOf } = await import('./catalogue/edition.ts')
  const ids = ownLaws().rulesets.map(({ id }) => id)
  const newest = ids.filter(id => editionOf(id) === 'first').at(-1)
  return { default: profile(newest), ...Object.fromEntries(ids.map(id => [id, profile(id)])) }
}
