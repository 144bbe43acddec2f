import { custom } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { areAllied } from '../../mechanics/compatibility/cooperation.ts'
import { isOfOne, isOfOneSpecies } from '../../mechanics/equipment/users.ts'
import { mayBeHandled, mayUseEquipment } from '../../questions/equipment/questions.ts'

/** Equipment that says for whom it is serves them alone. */
export const asItSays = custom({
  ruling: 'custom-equipment-04',
  asked: mayUseEquipment,
  answer: ({ user, for: affiliations, species }, game) =>
    isOfOne(game, user, affiliations) || isOfOneSpecies(game, user, species),
})

/** Nor does it report where nobody of those is at home. */
export const reportsToItsOwn = custom({
  ruling: 'custom-equipment-27',
  asked: mayBeHandled,
  applies: ({ to }) => to === 'report',
  answer: ({ equipment, aboard, for: affiliations }, game) =>
    isOfOne(game, aboard, [...affiliations, 'neutral', 'non-aligned']) ||
    areAllied(game, game.card(equipment).controller, affiliationsOf(game, aboard), affiliations),
})
