import { against, custom, denial, rule } from '../../kernel/rule.ts'
import { becomesOfAMixture, mayBeBroughtTogether, sameTeam } from '../../questions/compatibility/questions.ts'
import { mixThere } from './conference.ts'
import { eachWithItsOwn } from './glossary.ts'

const notOnPurpose = custom({ ruling: 'custom-compatibility-03', asked: mayBeBroughtTogether, answer: false })

/** Who goes with whom, as the FAQ of 1996 knows it. */
export const faqCooperation = [
  eachWithItsOwn,
  // Those of affiliations that do not mix are several Away Teams on one planet.
  rule({ ruling: 'faq96-23-away-teams-06', asked: becomesOfAMixture, answer: 'separate Away Team' }),
  // Those who go together are one, wherever they came from and whenever.
  against('faq96-23-away-teams-10', sameTeam, true, {
    not: 'those who came one after the other are several Away Teams',
  }),
  notOnPurpose,
  // The treaty of Diplomatic Conference does not help to bring anybody there.
  against('faq96-312-diplomatic-conference-mission-03', mayBeBroughtTogether, false, {
    not: 'whoever may mix to attempt a mission may travel there together',
    applies: (_, game) => game.state.cards.some(c => c.place === 'spaceline' && !!game.text(c.id).mixing),
    exceptionTo: [notOnPurpose],
  }),
  mixThere,
  denial('faq96-312-diplomatic-conference-mission-01', mixThere, false),
]
