import { custom } from '../../../kernel/rule.ts'
import { mayUseEquipment } from '../questions.ts'
import { isOfOne, isOfOneSpecies } from '../users.ts'

/** Equipment that says for whom it is serves them alone. */
export const asItSays = custom({
  ruling: 'custom-equipment-04',
  beside: ['glossary'],
  asked: mayUseEquipment,
  answer: ({ user, for: affiliations, species }, game) =>
    isOfOne(game, user, affiliations) || isOfOneSpecies(game, user, species),
})
