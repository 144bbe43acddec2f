import { hostOf } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isDestroyedWhenDamagedAgain } from '../../self-controlled/questions.ts'
import {
  damagesOthersAsItGoes,
  goesOffWithItsShip,
  isDestroyedThoughRepaired,
  isHarmedByTheBlast,
} from '../blast-questions.ts'

const everyBlast = presumption({
  ruling: 'a ship that is destroyed damages the others there',
  asked: damagesOthersAsItGoes,
  applies: ({ by }, game) => !by || !refersTo(game, 'Auto-Destruct Sequence', game.card(by).title),
  answer: true,
})

const earlyBlast = presumption({
  ruling: 'an Auto-Destruct Sequence goes off with its ship, whatever destroys that',
  asked: goesOffWithItsShip,
  applies: ({ card }, game) => refersTo(game, 'Auto-Destruct Sequence', game.card(card).title),
  answer: true,
})

const anAttack = presumption({
  ruling: 'whoever blows himself up to damage others attacks them',
  asked: isHarmedByTheBlast,
  applies: ({ ship, by }, game) => {
    const { title, controller } = game.card(by)
    if (!refersTo(game, 'Auto-Destruct Sequence', title) || game.card(ship).controller === controller) return false
    const host = hostOf(game, by)
    return host !== undefined && affiliationsOf(game, host).includes('federation')
  },
  answer: false,
})

const halfWhole = presumption({
  ruling: 'a ship that is half repaired is half whole',
  asked: isDestroyedWhenDamagedAgain,
  applies: ({ half }) => half,
  answer: false,
})

/** What is damaged for the second time before it is wholly repaired is destroyed. */
export const damagedAgain = rule({
  ruling: 'faq96-351-ship-damage-upon-a-half-repaired-ship-01',
  asked: isDestroyedWhenDamagedAgain,
  applies: () => true,
  answer: true,
  exceptionTo: [halfWhole],
})

const stillDamaged = presumption({
  ruling: 'Plasma Fire keeps a ship damaged, and does no more',
  asked: isDestroyedWhenDamagedAgain,
  applies: ({ by }, game) => by !== undefined && refersTo(game, 'Plasma Fire', game.card(by).title),
  answer: false,
  exceptionTo: [damagedAgain],
})

const twiceInAll = presumption({
  ruling: 'Plasma Fire destroys a ship that it has damaged twice, whatever came between',
  asked: isDestroyedThoughRepaired,
  applies: ({ by }, game) => refersTo(game, 'Plasma Fire', game.card(by).title),
  answer: true,
})

/** Ships that are destroyed, and what comes of it for others. */
export const destruction1996 = [
  halfWhole,
  everyBlast,
  denial('faq96-351-ship-destruction-01', everyBlast, false),
  earlyBlast,
  denial('faq96-39-auto-destruct-sequence-01', earlyBlast, false),
  anAttack,
  denial('faq96-351-ship-destruction-03', anAttack, true),
  stillDamaged,
  denial('faq96-38-plasma-fire-02', stillDamaged, true),
  twiceInAll,
  denial('faq96-38-plasma-fire-03', twiceInAll, false),
]
