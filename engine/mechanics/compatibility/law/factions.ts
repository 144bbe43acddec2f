import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { belongsToFactions, factions, factionsGoTogether } from '../playing-questions.ts'

const three = rule({
  ruling: 'cr14-faction-01',
  asked: factions,
  applies: () => true,
  answer: ['klingon-cardassian alliance', 'maquis', 'terran empire'],
})

const allOfThem = rule({
  ruling: 'cr14-faction-02',
  asked: belongsToFactions,
  applies: () => true,
  answer: ({ icons }) => icons,
})

const areAffiliations = presumption({
  ruling: 'a faction is as good as an affiliation',
  asked: factionsGoTogether,
  applies: () => true,
  answer: true,
})

/** What factions are: no affiliations. */
export const ofFactions = [three, allOfThem, areAffiliations, denial('cr14-faction-03', areAffiliations, false)]
