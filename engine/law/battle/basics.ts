import { custom } from '../../kernel/rule.ts'
import { isBorg } from '../../mechanics/borg/is-borg.ts'
import { leadsInBattle, mayFire, mayStandAside, reachInBattle } from '../../questions/battle/questions.ts'
import { isNeverPlayed } from '../../questions/doorways/sending.ts'

/** Leaders begin battles; whoever is aboard fires. */
export const firesUnled = custom({
  ruling: 'custom-battle-95',
  asked: mayFire,
  applies: ({ isLed }) => !isLed,
  answer: ({ isMatched }) => isMatched,
})

export const battleBasics = [
  firesUnled,
  // Ships of Second Edition have no leaders.
  custom({ ruling: 'custom-battle-96', asked: mayFire, answer: true }),
  // Personnel fight those who are where they are.
  custom({
    ruling: 'custom-battle-91',
    asked: reachInBattle,
    applies: ({ apart }) => apart,
    answer: false,
  }),
  // Borg begin a battle with a Defense drone, whoever else is a leader.
  custom({
    ruling: 'custom-battle-93',
    asked: leadsInBattle,
    applies: ({ card }, game) => isBorg(game, card),
    answer: ({ by }) => by === 'Defense',
  }),
  // A crew or Away Team fights as a whole.
  custom({
    ruling: 'custom-battle-104',
    asked: mayStandAside,
    answer: ({ together }) => !together,
  }),
  // Tactics come from the Battle Bridge, and not from hand.
  custom({
    ruling: 'custom-battle-101',
    asked: isNeverPlayed,
    applies: ({ card }, game) => game.facts(card).type === 'tactic',
    answer: true,
  }),
]
