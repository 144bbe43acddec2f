import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { failsThoughNullifiable, overcomeThoughNullifiable } from '../../questions/dilemmas/features.ts'
import { scoresBox } from '../../questions/dilemmas/questions.ts'
import { isATieWhenAllAreOver } from '../../questions/dilemmas/values.ts'
import { refersTo } from '../../text/names.ts'
import { exocompsAreNot } from './faq-skills.ts'
import { plainBoxIsKept, plainScores } from './where-they-go.ts'
import { answeredAfterConditions, answeredLater, noAttemptForScouts } from './words.ts'

/** The general entry on artificial life goes before: Exocomps are infected like the others. */
const exocompsAreInfected = reworded(exocompsAreNot, { ruling: exocompsAreNot.ruling, answer: true })

/** Whoever meets the conditions overcomes a dilemma, whatever could nullify it. */
const overcome = rule({
  ruling: 'conditions-met-and-nullified/overcome',
  asked: overcomeThoughNullifiable,
  answer: true,
})

/** What was not overcome is no bonus. */
const boxWithoutABonus = reworded(plainBoxIsKept, { ruling: plainBoxIsKept.ruling, answer: 'discard pile' })

const noBonus = rule({
  ruling: 'point-box-without-conditions/overcome',
  asked: scoresBox,
  applies: ({ finding }) => finding === 'no conditions',
  answer: false,
  exceptionTo: [plainScores],
})

/** Text about mission attempts means scouting as well, but for that of Dead End, of which its own entry says that it does not. */
const scoutingIsMeant = reworded(noAttemptForScouts, {
  ruling: noAttemptForScouts.ruling,
  answer: ({ dilemma, words }, game) => words !== 'solving' && !refersTo(game, 'Dead End', game.card(dilemma).title),
})

/** What answers a dilemma comes before anybody is selected. */
const answeredFirst = [answeredLater, answeredAfterConditions].map(later =>
  reworded(later, { ruling: later.ruling, answer: true }),
)

/** What nullifies a dilemma does so at the fourth step, after its conditions. */
const failedFirst = rule({ ruling: 'place-of-nullifying/fourth', asked: failsThoughNullifiable, answer: true })

/** Nobody loses a game that both have gone over. */
const bothOver = rule({ ruling: 'blackjack-both-over/tie', asked: isATieWhenAllAreOver, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'conditions-met-and-nullified', reading: 'overcome', where: 'glossary', adds: [overcome] },
  { question: 'tsiolkovsky-and-exocomps', reading: 'yes', where: 'faq1996', replaces: [exocompsAreInfected] },
  { question: 'place-of-nullifying', reading: 'fourth', where: 'glossary', adds: [failedFirst] },
  { question: 'blackjack-both-over', reading: 'tie', where: 'faq1996', adds: [bothOver] },
  {
    question: 'point-box-without-conditions',
    reading: 'overcome',
    where: 'glossary',
    replaces: [boxWithoutABonus],
    adds: [noBonus],
  },
  { question: 'mission-attempt-in-dilemma-text', reading: 'yes', where: 'glossary', replaces: [scoutingIsMeant] },
  { question: 'selection-before-a-nullifier-response', reading: 'after', where: 'glossary', replaces: answeredFirst },
]
