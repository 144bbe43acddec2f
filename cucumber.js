// One profile per ruleset: `npx --no-install cucumber-js --profile 1e-2014`. The default profile plays the newest First Edition law.
import './bin/register.js'

const profile = ruleset => ({
  paths: ['features/**/*.feature'],
  plugin: ['./runner/cucumber/ruleset-tags.js'],
  import: ['steps/support.ts', 'runner/cucumber/reference-session.ts'],
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
