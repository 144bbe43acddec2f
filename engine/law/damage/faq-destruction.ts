import { hostOf } from '../../board/places.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import {
  damagesOthersAsItGoes,
  goesOffWithItsShip,
  isDestroyedThoughRepaired,
  isHarmedByTheBlast,
} from '../../questions/damage/blast.ts'
import { isDestroyedWhenDamagedAgain } from '../../questions/self-controlled/questions.ts'
import { refersTo } from '../../text/names.ts'

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
  answer: true,
  exceptionTo: [halfWhole],
})

/** Ships that are destroyed, and what comes of it for others. */
export const destruction1996 = [
  halfWhole,
  against('faq96-351-ship-destruction-01', damagesOthersAsItGoes, false, {
    not: 'a ship that is destroyed damages the others there',
    applies: ({ by }, game) => !by || !refersTo(game, 'Auto-Destruct Sequence', game.card(by).title),
  }),
  against('faq96-39-auto-destruct-sequence-01', goesOffWithItsShip, false, {
    not: 'an Auto-Destruct Sequence goes off with its ship, whatever destroys that',
    applies: ({ card }, game) => refersTo(game, 'Auto-Destruct Sequence', game.card(card).title),
  }),
  against('faq96-351-ship-destruction-03', isHarmedByTheBlast, true, {
    not: 'whoever blows himself up to damage others attacks them',
    applies: ({ ship, by }, game) => {
      const { title, controller } = game.card(by)
      if (!refersTo(game, 'Auto-Destruct Sequence', title) || game.card(ship).controller === controller) return false
      const host = hostOf(game, by)
      return host !== undefined && affiliationsOf(game, host).includes('federation')
    },
  }),
  against('faq96-38-plasma-fire-02', isDestroyedWhenDamagedAgain, true, {
    not: 'Plasma Fire keeps a ship damaged, and does no more',
    applies: ({ by }, game) => by !== undefined && refersTo(game, 'Plasma Fire', game.card(by).title),
    exceptionTo: [damagedAgain],
  }),
  against('faq96-38-plasma-fire-03', isDestroyedThoughRepaired, false, {
    not: 'Plasma Fire destroys a ship that it has damaged twice, whatever came between',
    applies: ({ by }, game) => refersTo(game, 'Plasma Fire', game.card(by).title),
  }),
]
