import { denial, presumption, reworded } from '../../../kernel/rule.ts'
import { mayBeDoneWhileSeeding } from '../../suspends-play/questions.ts'

const atAnyTime = presumption({
  ruling: 'a card with hidden agenda is turned over at any time',
  asked: mayBeDoneWhileSeeding,
  applies: ({ deed }) => deed === 'hidden agenda',
  answer: true,
})

/** Nor is hidden agenda activated then. */
const notActivated = denial('1eS-seed-phases-68', atAnyTime, false)

const whileOnTheTable = presumption({
  ruling: 'the text of a card on the table is used from the seed phases on',
  asked: mayBeDoneWhileSeeding,
  applies: ({ deed }) => deed === 'text of a card in play',
  answer: true,
})

/** Nor is text of the play phase used. */
const notUsed = denial('1eS-seed-phases-71', whileOnTheTable, false)

/** What the Glossary forbids in the seed phases. */
export const notWhileSeeding = [notActivated, notUsed]

/** The paragraph that the Current Rulings word anew. */
export const currentNotWhileSeeding = [
  reworded(notActivated, { ruling: 'cr14-seed-phase-05' }),
  reworded(notUsed, { ruling: 'cr14-seed-phase-06' }),
]
