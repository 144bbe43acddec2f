import { custom } from '../../kernel/rule.ts'
import { isOfOne, isOfOneSpecies } from '../../mechanics/equipment/users.ts'
import { mayUseEquipment } from '../../questions/equipment/questions.ts'

/** Equipment that says for whom it is serves them alone. */
export const asItSays = custom({
  ruling: 'custom-equipment-04',
  asked: mayUseEquipment,
  answer: ({ user, for: affiliations, species }, game) =>
    isOfOne(game, user, affiliations) || isOfOneSpecies(game, user, species),
})
