import { custom } from '../../../kernel/rule.ts'
import { countsTheTurnsOf } from '../questions.ts'

/** Of countdowns the Glossary at hand speaks for dilemmas alone. */
const turnsOfWhoeverPlayedIt = custom({
  ruling: 'custom-draws-and-discards-01',
  beside: ['glossary'],
  asked: countsTheTurnsOf,
  applies: ({ card }, game) => game.facts(card).type !== 'dilemma',
  answer: ({ card }, game) => game.card(card).owner,
})

export const drawsAndDiscardsByCustom = [turnsOfWhoeverPlayedIt]
