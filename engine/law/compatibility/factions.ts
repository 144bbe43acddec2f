import { rule } from '../../kernel/rule.ts'
import { belongsToFactions } from '../../questions/compatibility/playing.ts'

/** What factions are: no affiliations. */
export const ofFactions = [
  rule({
    ruling: 'cr14-faction-02',
    asked: belongsToFactions,
    answer: ({ icons }) => icons,
  }),
]
