import { custom } from '../../kernel/rule.ts'
import { actsWhileVeiled } from '../../questions/cloaking/questions.ts'

export const cloakingBasics = [
  // A hidden ship does not attack,
  custom({
    ruling: 'custom-cloaking-20',
    beside: ['glossary'],
    asked: actsWhileVeiled,
    applies: ({ deed }) => deed === 'attack',
    answer: false,
  }),
  // and its crew attempts no mission from it.
  custom({
    ruling: 'custom-cloaking-21',
    beside: ['glossary'],
    asked: actsWhileVeiled,
    applies: ({ deed }) => deed === 'attempt',
    answer: false,
  }),
]
