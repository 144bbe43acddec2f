import { custom, rule } from '../../kernel/rule.ts'
import { fallsDueAgain, mayTakeCrewAboard } from '../../questions/duties/questions.ts'
import { forwardInTheGlossary } from './forward.ts'

/** What the Glossary says of duties. */
export const dutiesOfTheGlossary = [
  // Whoever stops there again is bound again.
  rule({
    ruling: '1eS-samaritan-snare-03',
    asked: fallsDueAgain,
    applies: ({ having }) => having === 'arrived',
    answer: true,
  }),
  // So is whoever undocks there.
  rule({
    ruling: '1eS-samaritan-snare-04',
    asked: fallsDueAgain,
    applies: ({ having }) => having === 'undocked',
    answer: true,
  }),
  // Others may bring cards aboard a ship that must travel, if it need not act for that.
  custom({
    ruling: 'custom-duties-06',
    asked: mayTakeCrewAboard,
    applies: ({ byOthers }) => byOthers,
    answer: true,
  }),
  ...forwardInTheGlossary,
]
