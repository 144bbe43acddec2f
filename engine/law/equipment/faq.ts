import { permission } from '../../board/questions.ts'
import { hasSystem } from '../../board/special-equipment.ts'
import { against, rule } from '../../kernel/rule.ts'
import { countsAsEquipment } from '../../questions/disabled/questions.ts'
import { towsByItself } from '../../questions/movement/questions.ts'
import { refersTo } from '../../text/names.ts'

/** What systems of ships are good for in 1996. */
export const faqSystems = [
  // A Tractor Beam is of no use but to cards that permit it.
  against('faq96-351-tractor-beams-01', towsByItself, false, {
    not: 'a ship with a Tractor Beam tows the ships about it',
    applies: ({ ship, towed }, game) =>
      hasSystem(game.facts(ship), 'Tractor Beam') && game.facts(towed).type === 'ship' && ship !== towed,
  }),
  // A ship with shielding is not scanned.
  rule({
    ruling: 'faq96-355-mercenary-ship-01',
    asked: permission,
    of: ['be targeted'],
    applies: ({ card, by }, game) =>
      refersTo(game, 'Long-Range Scan', game.card(by ?? card).title) &&
      hasSystem(game.facts(card), 'Long-Range Scan Shielding'),
    answer: false,
  }),
]

/** What destroys Equipment cards does nothing to whoever is armed without one. */
export const armed = [
  against('faq96-362-tasha-yar-alternate-02', countsAsEquipment, false, {
    not: 'whoever is armed is an Equipment card for what destroys one',
    applies: ({ card }, game) => game.text(card).armedWith !== undefined,
  }),
]
