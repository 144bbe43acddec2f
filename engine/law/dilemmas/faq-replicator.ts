import { against, rule } from '../../kernel/rule.ts'
import { countsForRescue, isInReachOfRescue } from '../../questions/damage/questions.ts'

/** What the FAQ says of the Genetronic Replicator. */
export const faqReplicator = [
  // Two MEDICAL must be present who are not being killed themselves.
  rule({
    ruling: 'faq96-38-genetronic-replicator-01',
    asked: countsForRescue,
    applies: ({ present }) => present,
    answer: ({ helper, dying }) => !dying.includes(helper),
  }),
  // Those who could be brought there do not help.
  rule({
    ruling: 'faq96-38-genetronic-replicator-02',
    asked: countsForRescue,
    applies: ({ present }) => !present,
    answer: false,
  }),
  // It works for Away Teams only.
  against('faq96-38-genetronic-replicator-04', isInReachOfRescue, false, {
    not: 'the Genetronic Replicator works for crews, too',
    applies: ({ among }) => among === 'crew',
  }),
]
