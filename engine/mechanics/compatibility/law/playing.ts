import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { makesAPlayer, outlastsTheCard } from '../playing-questions.ts'

const played = rule({
  ruling: 'cr14-playing-an-affiliation-01',
  asked: makesAPlayer,
  of: ['played'],
  applies: () => true,
  answer: true,
})

const seeded = rule({
  ruling: 'cr14-playing-an-affiliation-02',
  asked: makesAPlayer,
  of: ['seeded face up'],
  applies: () => true,
  answer: true,
})

const whateverWasSeeded = presumption({
  ruling: 'whatever was seeded shows what its player plays',
  asked: makesAPlayer,
  of: ['seeded face down'],
  applies: () => true,
  answer: true,
})

/** Face down a card tells nothing until it is acquired. */
const acquired = rule({
  ruling: 'cr14-playing-an-affiliation-03',
  asked: makesAPlayer,
  of: ['seeded face down', 'acquired'],
  applies: () => true,
  answer: ({ use }) => use === 'acquired',
  exceptionTo: [whateverWasSeeded],
})

const usedInAMode = rule({
  ruling: 'cr14-playing-an-affiliation-04',
  asked: makesAPlayer,
  of: ['used in a mode'],
  applies: () => true,
  answer: true,
})

const forTheGame = rule({
  ruling: 'cr14-playing-an-affiliation-05',
  asked: outlastsTheCard,
  applies: () => true,
  answer: true,
})

const whatHeControls = presumption({
  ruling: 'whoever controls a card plays its affiliation',
  asked: makesAPlayer,
  of: ["opponent's, under control"],
  applies: () => true,
  answer: true,
})

/** What lies in play of his he has played, seeded face up, or acquired. */
const liesInPlay = custom({
  ruling: 'custom-compatibility-20',
  beside: ['currentRulings'],
  asked: makesAPlayer,
  of: ['in play'],
  applies: () => true,
  answer: true,
})

/** Who is playing an affiliation or faction. */
export const playingAnAffiliation = [
  played,
  seeded,
  whateverWasSeeded,
  acquired,
  usedInAMode,
  forTheGame,
  whatHeControls,
  denial('cr14-playing-an-affiliation-06', whatHeControls, false),
  liesInPlay,
]
