import { custom } from '../../../kernel/rule.ts'
import { isBorg } from '../../borg/is-borg.ts'
import { attacksUnarmed, leadsInBattle, reachInBattle } from '../questions.ts'

/** Personnel fight those who are where they are. */
const whereTheyAre = custom({
  ruling: 'custom-battle-91',
  beside: ['faq1996', 'glossary', 'rulebook'],
  asked: reachInBattle,
  applies: ({ apart }) => apart,
  answer: false,
})

/** Ships and facilities attack with WEAPONS. */
const withWeapons = custom({
  ruling: 'custom-battle-92',
  beside: ['glossary'],
  asked: attacksUnarmed,
  applies: () => true,
  answer: false,
})

/** Borg begin a battle with a Defense drone, whoever else is a leader. */
const defenseOfTheBorg = custom({
  ruling: 'custom-battle-93',
  beside: ['glossary'],
  asked: leadsInBattle,
  applies: ({ card }, game) => isBorg(game, card),
  answer: ({ by }) => by === 'Defense',
})

export const battleBasics = [whereTheyAre, withWeapons, defenseOfTheBorg]
