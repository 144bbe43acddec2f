import { custom } from '../../../kernel/rule.ts'
import { isForBothPlayers } from '../questions.ts'

/** A player's outposts are for his own cards. */
const ownOutposts = custom({
  ruling: 'custom-facilities-40',
  beside: ['glossary'],
  asked: isForBothPlayers,
  applies: ({ facility }, game) => game.facts(facility).class === 'outpost',
  answer: false,
})

/** A headquarters is for the cards of both players. */
const headquarters = custom({
  ruling: 'custom-facilities-41',
  beside: ['glossary'],
  asked: isForBothPlayers,
  applies: ({ facility }, game) => game.facts(facility).class === 'headquarters',
  answer: true,
})

export const facilityBasics = [ownOutposts, headquarters]
