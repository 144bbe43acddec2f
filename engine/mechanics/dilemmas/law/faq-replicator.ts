import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsForRescue, isInReachOfRescue, isRescuedByHisKind } from '../../damage/questions.ts'

/** Two MEDICAL must be present who are not being killed themselves. */
const unaffected = rule({
  ruling: 'faq96-38-genetronic-replicator-01',
  asked: countsForRescue,
  applies: ({ present }) => present,
  answer: ({ helper, dying }) => !dying.includes(helper),
})

/** Those who could be brought there do not help. */
const notBroughtLater = rule({
  ruling: 'faq96-38-genetronic-replicator-02',
  asked: countsForRescue,
  applies: ({ present }) => !present,
  answer: false,
})

const everywhere = presumption({
  ruling: 'the Genetronic Replicator works for crews, too',
  asked: isInReachOfRescue,
  applies: ({ among }) => among === 'crew',
  answer: true,
})

/** It works for Away Teams only. */
const awayTeamsOnly = denial('faq96-38-genetronic-replicator-04', everywhere, false)

const notThemselves = presumption({
  ruling: 'the Genetronic Replicator rescues nobody who is MEDICAL himself',
  asked: isRescuedByHisKind,
  applies: () => true,
  answer: false,
})

/** With three MEDICAL the death of any one is prevented, that of one of them as well. */
const anyOne = denial('faq96-38-genetronic-replicator-06', notThemselves, true)

/** What the FAQ says of the Genetronic Replicator. */
export const faqReplicator = [unaffected, notBroughtLater, everywhere, awayTeamsOnly, notThemselves, anyOne]
