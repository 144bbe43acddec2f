import { against, reworded } from '../../kernel/rule.ts'
import { mayBeDoneWhileSeeding } from '../../questions/suspends-play/questions.ts'

/** Nor is hidden agenda activated then. */
const notActivated = against('1eS-seed-phases-68', mayBeDoneWhileSeeding, false, {
  not: 'a card with hidden agenda is turned over at any time',
  applies: ({ deed }) => deed === 'hidden agenda',
})

/** Nor is text of the play phase used. */
const notUsed = against('1eS-seed-phases-71', mayBeDoneWhileSeeding, false, {
  not: 'the text of a card on the table is used from the seed phases on',
  applies: ({ deed }) => deed === 'text of a card in play',
})

/** What the Glossary forbids in the seed phases. */
export const notWhileSeeding = [notActivated, notUsed]

/** The paragraph that the Current Rulings word anew. */
export const currentNotWhileSeeding = [
  reworded(notActivated, { ruling: 'cr14-seed-phase-05' }),
  reworded(notUsed, { ruling: 'cr14-seed-phase-06' }),
]
