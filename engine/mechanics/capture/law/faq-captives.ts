import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { anybodys, onesOwn } from '../../artifacts/law/faq.ts'
import { reliesOnTheOpponents } from '../../artifacts/questions.ts'
import { isInReachOfThieves, keepsWhatItYielded, mayBeInterrogated, stolenBelongsTo } from '../questions.ts'

const inPlaceOfThose = presumption({
  ruling: 'the points of a captive who gives in take the place of those before',
  asked: keepsWhatItYielded,
  applies: ({ how }) => how === 'gave in',
  answer: false,
})

const lostWithTheCaptive = presumption({
  ruling: 'what a captive has yielded is lost when he is rescued',
  asked: keepsWhatItYielded,
  applies: ({ how }) => how === 'rescued',
  answer: false,
})

const oneAfterTheOther = presumption({
  ruling: 'one captive is interrogated each turn, by whichever card',
  asked: mayBeInterrogated,
  applies: () => true,
  answer: ({ others }) => others === 0,
})

/** Every captive by a card of his own. */
const eachByItsOwn = denial('faq96-38-interrogation-06', oneAfterTheOther, ({ isItsOwn }) => isItsOwn)

/** What was stolen is used as one's own. */
const ownFromThenOn = rule({
  ruling: 'faq96-39-vorgon-raiders-01',
  asked: stolenBelongsTo,
  applies: () => true,
  answer: ({ thief }) => thief,
})

const whereverItIs = presumption({
  ruling: 'an artifact is stolen wherever it is',
  asked: isInReachOfThieves,
  applies: ({ where }) => where === 'in hand' || where === 'undiscovered',
  answer: true,
})

const eithersVorgons = presumption({
  ruling: 'the Vorgons of either player will do',
  asked: reliesOnTheOpponents,
  applies: ({ card }, game) => !!game.text(card).plays?.some(text => text.on?.inReachOfThieves),
  answer: true,
  exceptionTo: [onesOwn],
})

/** Whoever steals has both of them himself. */
const theThiefsVorgons = rule({
  ruling: 'faq96-39-vorgon-raiders-03',
  asked: reliesOnTheOpponents,
  applies: eithersVorgons.applies,
  answer: false,
  exceptionTo: [eithersVorgons, anybodys],
})

/** What the FAQ says of captives and thieves. */
export const faqCaptives = [
  inPlaceOfThose,
  denial('faq96-38-interrogation-03', inPlaceOfThose, true),
  lostWithTheCaptive,
  denial('faq96-38-interrogation-05', lostWithTheCaptive, true),
  oneAfterTheOther,
  eachByItsOwn,
  ownFromThenOn,
  whereverItIs,
  denial('faq96-39-vorgon-raiders-02', whereverItIs, false),
  eithersVorgons,
  theThiefsVorgons,
]
