import type { Reading } from '../../kernel/reading.ts'
import { rule } from '../../kernel/rule.ts'
import { areFewerPlaced, cutsBeforeEnhancements, methodOfDamage } from '../../questions/damage/questions.ts'
import { cardsRotate, hitsRotate } from './glossary-methods.ts'

const noFacility = rule({
  ruling: 'rotation-damage-to-a-facility/not-at-all',
  asked: methodOfDamage,
  applies: ({ card, uses }, game) => !uses && game.facts(card).type === 'facility',
  answer: 'none',
  exceptionTo: [hitsRotate, cardsRotate],
})

const cutAtLast = rule({ ruling: 'range-five-and-enhancements/after', asked: cutsBeforeEnhancements, answer: false })

const allOrNothing = rule({ ruling: 'default-damage-short-of-cards/nothing', asked: areFewerPlaced, answer: false })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'rotation-damage-to-a-facility', reading: 'not-at-all', where: 'glossary', adds: [noFacility] },
  { question: 'range-five-and-enhancements', reading: 'after', where: 'glossary', adds: [cutAtLast] },
  { question: 'default-damage-short-of-cards', reading: 'nothing', where: 'glossary', adds: [allOrNothing] },
]
