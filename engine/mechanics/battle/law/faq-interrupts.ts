import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isAttackedOnAPlanet, isPlayedAgain, lessensAgain, reachesEveryShip } from '../questions.ts'

const isCard =
  (name: string) =>
  ({ card }: { card: CardId }, game: Game): boolean =>
    refersTo(game, name, game.card(card).title)

const burnsOnce = presumption({
  ruling: 'Phaser Burns is played once in a battle',
  asked: isPlayedAgain,
  applies: isCard('Phaser Burns'),
  answer: false,
})

const pinchesOnce = presumption({
  ruling: 'Vulcan Nerve Pinch is played once in a battle',
  asked: isPlayedAgain,
  applies: isCard('Vulcan Nerve Pinch'),
  answer: false,
})

const oneShip = presumption({
  ruling: 'Anti-Matter Spread is meant for one ship',
  asked: reachesEveryShip,
  applies: ({ isFirst }) => !isFirst,
  answer: false,
})

const outOfReach = presumption({
  ruling: 'nobody finds those who are left on a planet without a ship',
  asked: isAttackedOnAPlanet,
  applies: ({ isStranded }) => isStranded,
  answer: false,
})

/** Interrupts that are played in a battle, and who is in one. */
export const interruptsInBattle = [
  burnsOnce,
  denial('faq96-39-phaser-burns-01', burnsOnce, true),
  pinchesOnce,
  denial('faq96-39-vulcan-nerve-pinch-01', pinchesOnce, true),
  oneShip,
  denial('faq96-39-anti-matter-spread-02', oneShip, true),
  rule({ ruling: 'faq96-39-anti-matter-spread-01', asked: lessensAgain, applies: () => true, answer: false }),
  outOfReach,
  denial('faq96-23-beaming-04', outOfReach, true),
]
