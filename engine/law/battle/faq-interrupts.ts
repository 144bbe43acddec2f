import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { isAttackedOnAPlanet, isPlayedAgain, reachesEveryShip } from '../../questions/battle/questions.ts'
import { refersTo } from '../../text/names.ts'

const isCard =
  (name: string) =>
  ({ card }: { card: CardId }, game: Game): boolean =>
    refersTo(game, name, game.card(card).title)

/** Interrupts that are played in a battle, and who is in one. */
export const interruptsInBattle = [
  against('faq96-39-phaser-burns-01', isPlayedAgain, true, {
    not: 'Phaser Burns is played once in a battle',
    applies: isCard('Phaser Burns'),
  }),
  against('faq96-39-vulcan-nerve-pinch-01', isPlayedAgain, true, {
    not: 'Vulcan Nerve Pinch is played once in a battle',
    applies: isCard('Vulcan Nerve Pinch'),
  }),
  against('faq96-39-anti-matter-spread-02', reachesEveryShip, true, {
    not: 'Anti-Matter Spread is meant for one ship',
    applies: ({ isFirst }) => !isFirst,
  }),
  against('faq96-23-beaming-04', isAttackedOnAPlanet, true, {
    not: 'nobody finds those who are left on a planet without a ship',
    applies: ({ isStranded }) => isStranded,
  }),
]
