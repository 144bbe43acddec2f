import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { defaultDamage, isMetWhereItLies, mayBeSeededIn } from '../../questions/dilemmas/procedure.ts'
import { mayBreakOff } from '../../questions/missions/settled.ts'
import { meetsDilemmas } from '../../questions/scouting/questions.ts'

export const onlyAttemptsAreMeant = presumption({
  ruling: 'whoever scouts or commandeers attempts no mission',
  asked: meetsDilemmas,
  applies: ({ kind, flash }) => kind !== 'attempt' && !flash,
  answer: false,
})

/** Which dilemmas are met and in what order, when they are seeded, and what damage they do. */
export const procedureOfDilemmas = [
  against('1eD-dilemma-resolution-01', isMetWhereItLies, true, {
    not: 'what lies under a mission is left alone',
    applies: ({ beneath, ofQ }) => beneath === 'mission' && !ofQ,
  }),
  against('1eD-dilemma-resolution-02', isMetWhereItLies, true, {
    not: 'what lies under a facility is left alone',
    applies: ({ beneath, ofQ }) => beneath === 'facility' && !ofQ,
  }),
  against('1eD-dilemma-resolution-03', isMetWhereItLies, true, {
    not: 'dilemmas of Q are met in a Q-Flash only',
    applies: ({ ofQ }) => ofQ,
  }),
  denial('1eD-dilemma-resolution-05', onlyAttemptsAreMeant, true),
  against('1eD-dilemma-02', mayBeSeededIn, ({ phase }) => phase === 'seed-dilemma', {
    not: 'dilemmas are seeded in any seed phase',
    applies: ({ card, phase }, game) => game.facts(card).type === 'dilemma' && phase.startsWith('seed-'),
    mistaken: true,
  }),
  against('1eD-dilemma-resolution-59', defaultDamage, 'rotation', {
    not: 'without damage markers nothing is damaged',
    applies: ({ sideDeck }) => !sideDeck,
    mistaken: 'none',
  }),
  // With a Battle Bridge side deck damage is two markers from there.
  rule({
    ruling: '1eD-dilemma-resolution-58',
    asked: defaultDamage,
    applies: ({ sideDeck }) => sideDeck,
    answer: 'two markers',
  }),
  against('1eD-dilemma-resolution-126', mayBreakOff, false, { not: 'whoever is not stopped may break off' }),
]
