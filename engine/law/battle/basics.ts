import { custom } from '../../kernel/rule.ts'
import { isBorg } from '../../mechanics/borg/is-borg.ts'
import { leadsInBattle, reachInBattle } from '../../questions/battle/questions.ts'

export const battleBasics = [
  // Personnel fight those who are where they are.
  custom({
    ruling: 'custom-battle-91',
    beside: ['faq1996', 'glossary', 'rulebook'],
    asked: reachInBattle,
    applies: ({ apart }) => apart,
    answer: false,
  }),
  // Borg begin a battle with a Defense drone, whoever else is a leader.
  custom({
    ruling: 'custom-battle-93',
    beside: ['glossary'],
    asked: leadsInBattle,
    applies: ({ card }, game) => isBorg(game, card),
    answer: ({ by }) => by === 'Defense',
  }),
]
