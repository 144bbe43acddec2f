import { isRotated } from '../../board/markers.ts'
import { isByCircumstance } from '../../board/questions.ts'
import { custom, rule } from '../../kernel/rule.ts'
import { methodOfDamage } from '../../questions/damage/questions.ts'

/** Damage turns a card around. */
export const turnsAround = rule({
  ruling: 'faq96-12-action-28',
  asked: methodOfDamage,
  answer: 'rotation',
})

/** What was turned around is damaged. */
export const isDamaged = custom({
  ruling: 'custom-damage-02',
  asked: isByCircumstance,
  of: ['damaged'],
  applies: ({ card }, game) => isRotated(game, card),
  answer: true,
})
