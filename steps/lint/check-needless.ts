import { rulesetsOf } from '../suite/rulesets-of.ts'
import { readTags } from '../suite/tags.ts'
import { at, type Check } from './corpus.ts'

/** Nobody names rulesets that follow from the rulings. Features from elsewhere may. */
export const checkNeedlessRulesets: Check = ({ features }) =>
  features.flatMap(feature =>
    feature.plain.scenarios.flatMap(({ name, line, tags }) => {
      const { rulings, rulesets } = readTags(tags)
      const derived = rulesetsOf({ rulings, rulesets: [] })
      if (!rulesets.length || [...rulesets].sort().join() !== [...derived].sort().join()) return []
      const named = rulesets.map(id => `@${id}`).join(' ')
      return [at(feature, line, `"${name}" holds where its ruling is in force anyway; take ${named} off`)]
    }),
  )
