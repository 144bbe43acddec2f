import { denial, presumption } from '../../../kernel/rule.ts'
import { withoutItself } from '../../../kernel/without-itself.ts'
import { levelOf } from '../../skills/level.ts'
import { passesForAClassification, timesGained } from '../questions.ts'

const passOn = presumption({
  ruling: 'whoever acts as an ENGINEER is one for the next piece of equipment as well',
  asked: passesForAClassification,
  applies: ({ card, classification }, game) =>
    withoutItself(game, 'acts as one of a classification', () => levelOf(game, card, classification) > 0, false),
  answer: true,
})

const twice = presumption({
  ruling: 'whoever is an ENGINEER twice has twice what an ENGINEER is given',
  asked: timesGained,
  applies: () => true,
  answer: ({ card, classification = '' }, game) => 1 + (game.facts(card).skills?.[classification] ?? 0),
})

/** What equipment gives to a classification goes to the classification, and to nothing else. */
export const forClassifications = [
  passOn,
  denial('faq96-37-equipment-02', passOn, false),
  twice,
  denial('faq96-37-equipment-03', twice, 1),
]
