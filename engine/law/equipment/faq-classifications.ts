import { against } from '../../kernel/rule.ts'
import { withoutItself } from '../../kernel/without-itself.ts'
import { levelOf } from '../../mechanics/skills/level.ts'
import { passesForAClassification, timesGained } from '../../questions/equipment/questions.ts'

/** What equipment gives to a classification goes to the classification, and to nothing else. */
export const forClassifications = [
  against('faq96-37-equipment-02', passesForAClassification, false, {
    not: 'whoever acts as an ENGINEER is one for the next piece of equipment as well',
    applies: ({ card, classification }, game) =>
      withoutItself(game, 'acts as one of a classification', () => levelOf(game, card, classification) > 0, false),
  }),
  against('faq96-37-equipment-03', timesGained, 1, {
    not: 'whoever is an ENGINEER twice has twice what an ENGINEER is given',
    mistaken: ({ card, classification = '' }, game) => 1 + (game.facts(card).skills?.[classification] ?? 0),
  }),
]
