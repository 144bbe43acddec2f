import { custom } from '../../../kernel/rule.ts'
import { whereDilemmasComeFrom } from '../questions/procedure.ts'

export const fromThePile = custom({
  ruling: 'custom-dilemmas-17',
  beside: ['rulebook'],
  asked: whereDilemmasComeFrom,
  applies: () => true,
  answer: 'the dilemma pile',
})
