import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { areAllied } from '../../mechanics/compatibility/cooperation.ts'
import { isOfOne } from '../../mechanics/equipment/users.ts'
import { mayBeHandled, mayUseEquipment } from '../../questions/equipment/questions.ts'

const asPrinted = rule({
  ruling: 'faq96-37-treaties-02',
  asked: mayUseEquipment,
  answer: ({ user, for: those }, game) => isOfOne(game, user, those),
})

/** Anybody carries equipment, and those for whom it is use it. */
export const usersOfEquipment = [
  against('faq96-37-treaties-01', mayBeHandled, true, {
    not: 'whoever may not use equipment does not carry it either',
    mistaken: ({ aboard, for: those }, game) => isOfOne(game, aboard, those),
  }),
  asPrinted,
  // Allies use what each other's equipment is.
  rule({
    ruling: 'faq96-37-treaties-03',
    asked: mayUseEquipment,
    applies: ({ equipment, user, for: those }, game) =>
      areAllied(game, game.card(equipment).controller, affiliationsOf(game, user), those),
    answer: true,
    exceptionTo: [asPrinted],
  }),
]
