// One profile per ruleset: `npx --no-install cucumber-js --profile 1e-2014`. The default profile plays the newest First Edition law.
import { load, withTypeScript } from './bin/load.js'
import { featuresFor } from './runner/cucumber/features-for.js'

export default async () => {
  const [{ ownLaws }, { editionOf }, { readTags }, { rulesetsOf }] = await Promise.all(
    ['catalogue/laws', 'catalogue/edition', 'steps/suite/tags', 'steps/suite/rulesets-of'].map(path =>
      load(`../${path}.ts`),
    ),
  )
  const profile = ruleset => ({
    paths: featuresFor(process.argv),
    plugin: ['./runner/cucumber/ruleset-tags.js'],
    pluginOptions: { rulesetTags: { readTags, rulesetsOf } },
    ...withTypeScript(['steps/support.ts', 'runner/cucumber/reference-session.ts']),
    tags: `@${ruleset}`,
    worldParameters: { ruleset },
  })
  const ids = ownLaws().rulesets.map(({ id }) => id)
  const newest = ids.filter(id => editionOf(id) === 'first').at(-1)
  return { default: profile(newest), ...Object.fromEntries(ids.map(id => [id, profile(id)])) }
}
