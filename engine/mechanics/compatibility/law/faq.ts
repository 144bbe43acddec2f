import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { becomesOfAMixture, mayBeBroughtTogether } from '../questions.ts'
import { mixThere } from './conference.ts'
import { eachWithItsOwn } from './glossary.ts'

/** Those of affiliations that do not mix are several Away Teams on one planet. */
const apart = rule({
  ruling: 'faq96-23-away-teams-06',
  asked: becomesOfAMixture,
  applies: () => true,
  answer: 'separate Away Team',
})

const notOnPurpose = custom({
  ruling: 'custom-compatibility-03',
  asked: mayBeBroughtTogether,
  applies: () => true,
  answer: false,
})

const comeTogether = presumption({
  ruling: 'whoever may mix to attempt a mission may travel there together',
  asked: mayBeBroughtTogether,
  applies: (_, game) => game.state.cards.some(c => c.place === 'spaceline' && !!game.text(c.id).mixing),
  answer: true,
  exceptionTo: [notOnPurpose],
})

/** The treaty of Diplomatic Conference does not help to bring anybody there. */
const comeApart = denial('faq96-312-diplomatic-conference-mission-03', comeTogether, false)

/** Who goes with whom, as the FAQ of 1996 knows it. */
export const faqCooperation = [
  eachWithItsOwn,
  apart,
  notOnPurpose,
  comeTogether,
  comeApart,
  mixThere,
  denial('faq96-312-diplomatic-conference-mission-01', mixThere, false),
]
