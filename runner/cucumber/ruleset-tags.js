// A plugin of Cucumber: gives each scenario the tags of the rulesets that follow from its rulings, before tags are asked for.
// Whoever names it loads TypeScript first, as cucumber.js does.
export const type = 'plugin'

/** Hears of every scenario as it is read; what names its rulesets itself stays as it is. */
export async function coordinator({ on }) {
  const { readTags } = await import('../../steps/suite/tags.ts')
  const { rulesetsOf } = await import('../../steps/suite/rulesets-of.ts')
  on('message', ({ pickle }) => {
    if (!pickle) return
    const tags = readTags(pickle.tags.map(({ name }) => name))
    if (tags.rulesets.length) return
    const astNodeId = pickle.tags.at(-1)?.astNodeId
    pickle.tags.push(...rulesetsOf(tags).map(ruleset => ({ name: `@${ruleset}`, astNodeId })))
  })
}
