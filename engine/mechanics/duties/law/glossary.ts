import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { fallsDueAgain, holdsUntilSolved } from '../questions.ts'
import { forwardInTheGlossary } from './forward.ts'

const boundUntilSolved = presumption({
  ruling: 'those who must attempt a mission are bound until it is solved',
  asked: holdsUntilSolved,
  applies: () => true,
  answer: true,
})

/** An attempt sets them free, whatever came of it. */
const freeAfterwards = denial('1eS-samaritan-snare-02', boundUntilSolved, false)

/** Whoever stops there again is bound again. */
const boundAgain = rule({
  ruling: '1eS-samaritan-snare-03',
  asked: fallsDueAgain,
  applies: ({ having }) => having === 'arrived',
  answer: true,
})

/** So is whoever undocks there. */
const boundByUndocking = rule({
  ruling: '1eS-samaritan-snare-04',
  asked: fallsDueAgain,
  applies: ({ having }) => having === 'undocked',
  answer: true,
})

/** What the Glossary says of duties. */
export const dutiesOfTheGlossary = [
  boundUntilSolved,
  freeAfterwards,
  boundAgain,
  boundByUndocking,
  ...forwardInTheGlossary,
]
