import { custom } from '../../kernel/rule.ts'
import { isBorg } from '../../mechanics/borg/is-borg.ts'
import { leadsInBattle, mayStandAside, reachInBattle } from '../../questions/battle/questions.ts'
import { isNeverPlayed } from '../../questions/doorways/sending.ts'

export const battleBasics = [
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
