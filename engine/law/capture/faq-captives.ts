import { permission } from '../../board/questions.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { reliesOnTheOpponents } from '../../questions/artifacts/questions.ts'
import {
  isInReachOfThieves,
  keepsWhatItYielded,
  mayBeInterrogated,
  stolenBelongsTo,
} from '../../questions/capture/questions.ts'
import { anybodys, onesOwn } from '../artifacts/faq.ts'

const eithersVorgons = presumption({
  ruling: 'the Vorgons of either player will do',
  asked: reliesOnTheOpponents,
  applies: ({ card }, game) => !!game.text(card).plays?.some(text => text.on?.inReachOfThieves),
  answer: true,
  exceptionTo: [onesOwn],
})

/** What the FAQ says of captives and thieves. */
export const faqCaptives = [
  against('faq96-363-targ-09', permission, true, {
    not: 'nobody captures an animal, or interrogates one',
    of: ['be captured', 'be targeted'],
    applies: ({ card, to, by }, game) =>
      game.facts(card).classification === 'ANIMAL' &&
      (to === 'be captured' || (!!by && !!game.text(by).uses?.some(text => text.interrogates))),
  }),
  against('faq96-38-interrogation-03', keepsWhatItYielded, true, {
    not: 'the points of a captive who gives in take the place of those before',
    applies: ({ how }) => how === 'gave in',
  }),
  against('faq96-38-interrogation-05', keepsWhatItYielded, true, {
    not: 'what a captive has yielded is lost when he is rescued',
    applies: ({ how }) => how === 'rescued',
  }),
  // Every captive by a card of his own.
  against('faq96-38-interrogation-06', mayBeInterrogated, ({ isItsOwn }) => isItsOwn, {
    not: 'one captive is interrogated each turn, by whichever card',
    mistaken: ({ others }) => others === 0,
  }),
  // What was stolen is used as one's own.
  rule({
    ruling: 'faq96-39-vorgon-raiders-01',
    asked: stolenBelongsTo,
    answer: ({ thief }) => thief,
  }),
  against('faq96-39-vorgon-raiders-02', isInReachOfThieves, false, {
    not: 'an artifact is stolen wherever it is',
    applies: ({ where }) => where === 'in hand' || where === 'undiscovered',
  }),
  eithersVorgons,
  // Whoever steals has both of them himself.
  rule({
    ruling: 'faq96-39-vorgon-raiders-03',
    asked: reliesOnTheOpponents,
    applies: eithersVorgons.applies,
    answer: false,
    exceptionTo: [eithersVorgons, anybodys],
  }),
]
