import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { areAllied } from '../../compatibility/cooperation.ts'
import { mayBeHandled, mayUseEquipment } from '../questions.ts'
import { isOfOne } from '../users.ts'

const onlyByThem = presumption({
  ruling: 'whoever may not use equipment does not carry it either',
  asked: mayBeHandled,
  applies: () => true,
  answer: ({ aboard, for: those }, game) => isOfOne(game, aboard, those),
})

const asPrinted = rule({
  ruling: 'faq96-37-treaties-02',
  asked: mayUseEquipment,
  applies: () => true,
  answer: ({ user, for: those }, game) => isOfOne(game, user, those),
})

/** Allies use what each other's equipment is. */
const allies = rule({
  ruling: 'faq96-37-treaties-03',
  asked: mayUseEquipment,
  applies: ({ equipment, user, for: those }, game) =>
    areAllied(game, game.card(equipment).controller, affiliationsOf(game, user), those),
  answer: true,
  exceptionTo: [asPrinted],
})

/** Anybody carries equipment, and those for whom it is use it. */
export const usersOfEquipment = [onlyByThem, denial('faq96-37-treaties-01', onlyByThem, true), asPrinted, allies]
