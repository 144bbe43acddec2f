// A plugin of Cucumber: gives each scenario the tags of the rulesets that follow from its rulings, before tags are asked for.
// Whoever names it gives it the functions that tell these, as cucumber.js does.
export const type = 'plugin'
export const optionsKey = 'rulesetTags'

/** Hears of every scenario as it is read; what names its rulesets itself stays as it is. */
export function coordinator({ on, options: { readTags, rulesetsOf } }) {
  on('message', ({ pickle }) => {
    if (!pickle) return
    const tags = readTags(pickle.tags.map(({ name }) => name))
    if (tags.rulesets.length) return
    const astNodeId = pickle.tags.at(-1)?.astNodeId
    pickle.tags.push(...rulesetsOf(tags).map(ruleset => ({ name: `@${ruleset}`, astNodeId })))
  })
}
