import { custom } from '../../../kernel/rule.ts'
import { actsWhileVeiled, keepsFrom } from '../questions.ts'

/** A hidden ship does not attack, */
const doesNotAttack = custom({
  ruling: 'custom-cloaking-20',
  beside: ['glossary'],
  asked: actsWhileVeiled,
  applies: ({ deed }) => deed === 'attack',
  answer: false,
})

/** and its crew attempts no mission from it. */
const doesNotAttempt = custom({
  ruling: 'custom-cloaking-21',
  beside: ['glossary'],
  asked: actsWhileVeiled,
  applies: ({ deed }) => deed === 'attempt',
  answer: false,
})

/** Once a turn a ship cloaks or decloaks, phases or dephases. */
const onceATurn = custom({
  ruling: 'custom-cloaking-22',
  beside: ['glossary'],
  asked: keepsFrom,
  applies: () => true,
  answer: true,
})

export const cloakingBasics = [doesNotAttack, doesNotAttempt, onceATurn]
