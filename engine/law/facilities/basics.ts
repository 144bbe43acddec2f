import { custom } from '../../kernel/rule.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'

export const facilityBasics = [
  // A player's outposts are for his own cards.
  custom({
    ruling: 'custom-facilities-40',
    beside: ['glossary'],
    asked: isForBothPlayers,
    applies: ({ facility }, game) => game.facts(facility).class === 'outpost',
    answer: false,
  }),
  // A headquarters is for the cards of both players.
  custom({
    ruling: 'custom-facilities-41',
    beside: ['glossary'],
    asked: isForBothPlayers,
    applies: ({ facility }, game) => game.facts(facility).class === 'headquarters',
    answer: true,
  }),
]
