import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { isSentThrough } from '../../mechanics/doorways/sent-through.ts'
import { isShownAtTheEnd } from '../../questions/doorways/showing.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'
import { interruptsOnly } from '../timing/faq-timing.ts'
import { notInAnswer } from './devidian-1996.ts'

/** Between two dilemmas somebody may come, as interrupts may be played then. */
const betweenDilemmas = rule({
  ruling: 'devidian-door-between-dilemmas/yes',
  asked: mayInterrupt,
  applies: ({ trigger, card }, game) =>
    trigger.on === 'between dilemmas' && trigger.met > 0 && isSentThrough(game, card),
  answer: true,
  exceptionTo: [notInAnswer, interruptsOnly],
})

/** Whoever has not shown it himself has not shown it. */
const notShownForHim = rule({ ruling: 'showing-left-undone/lost', asked: isShownAtTheEnd, answer: false })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'devidian-door-between-dilemmas', reading: 'yes', where: 'faq1996', adds: [betweenDilemmas] },
  { question: 'showing-left-undone', reading: 'lost', where: ['faq1996', 'glossary'], adds: [notShownForHim] },
]
