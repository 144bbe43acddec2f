import { permission } from '../../../board/questions.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { countsAsEquipment } from '../../disabled/questions.ts'
import { towsByItself } from '../../movement/questions.ts'
import { hasSystem } from '../special-equipment.ts'

const towsWhatever = presumption({
  ruling: 'a ship with a Tractor Beam tows the ships about it',
  asked: towsByItself,
  applies: ({ ship, towed }, game) =>
    hasSystem(game.facts(ship), 'Tractor Beam') && game.facts(towed).type === 'ship' && ship !== towed,
  answer: true,
})

/** A Tractor Beam is of no use but to cards that permit it. */
const needsACard = denial('faq96-351-tractor-beams-01', towsWhatever, false)

/** A ship with shielding is not scanned. */
const shielded = rule({
  ruling: 'faq96-355-mercenary-ship-01',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    refersTo(game, 'Long-Range Scan', game.card(by ?? card).title) &&
    hasSystem(game.facts(card), 'Long-Range Scan Shielding'),
  answer: false,
})

/** What systems of ships are good for in 1996. */
export const faqSystems = [towsWhatever, needsACard, shielded]

const armsAreEquipment = presumption({
  ruling: 'whoever is armed is an Equipment card for what destroys one',
  asked: countsAsEquipment,
  applies: ({ card }, game) => game.text(card).armedWith !== undefined,
  answer: true,
})

/** What destroys Equipment cards does nothing to whoever is armed without one. */
export const armed = [armsAreEquipment, denial('faq96-362-tasha-yar-alternate-02', armsAreEquipment, false)]
