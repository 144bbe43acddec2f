import { custom } from '../../../kernel/rule.ts'
import { drawsAtTheEnd, opponentIsNext } from '../questions.ts'

export const aCardAtTheEnd = custom({
  ruling: 'custom-turns-01',
  beside: ['glossary'],
  asked: drawsAtTheEnd,
  applies: () => true,
  answer: true,
})

export const oneAfterTheOther = custom({
  ruling: 'custom-turns-03',
  beside: ['glossary', 'rulebook'],
  asked: opponentIsNext,
  applies: () => true,
  answer: true,
})
