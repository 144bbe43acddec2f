import { custom } from '../../../kernel/rule.ts'
import { battleNeeds, howPersonnelFight } from '../questions.ts'

const always = () => true

export const aLeader = custom({
  ruling: 'custom-battle-01',
  beside: ['faq1996', 'glossary'],
  asked: battleNeeds,
  applies: always,
  answer: 'a leader',
})

export const staffedShips = custom({
  ruling: 'custom-battle-02',
  beside: ['rulebook'],
  asked: battleNeeds,
  applies: always,
  answer: 'staffed ships',
})

export const oneAgainstOne = custom({
  ruling: 'custom-battle-03',
  beside: ['glossary'],
  asked: howPersonnelFight,
  applies: always,
  answer: 'one against one',
})
