import { is } from '../../board/can.ts'
import { custom } from '../../kernel/rule.ts'
import { actsWhileVeiled } from '../../questions/cloaking/questions.ts'

export const cloakingBasics = [
  // Nobody attacks what is hidden.
  custom({
    ruling: 'custom-cloaking-24',
    asked: actsWhileVeiled,
    applies: ({ deed }) => deed === 'be attacked',
    answer: false,
  }),
  // Nothing docks at what is out of phase with it.
  custom({
    ruling: 'custom-cloaking-25',
    asked: actsWhileVeiled,
    applies: ({ card, deed }, game) => deed === 'dock' && is(game, card, 'phased'),
    answer: false,
  }),
  // Nor does it land or take off.
  custom({
    ruling: 'custom-cloaking-91',
    asked: actsWhileVeiled,
    applies: ({ card, deed }, game) => deed === 'land' && is(game, card, 'phased'),
    answer: false,
  }),
  // A hidden ship does not attack,
  custom({
    ruling: 'custom-cloaking-20',
    asked: actsWhileVeiled,
    applies: ({ deed }) => deed === 'attack',
    answer: false,
  }),
  // and its crew attempts no mission from it.
  custom({
    ruling: 'custom-cloaking-21',
    asked: actsWhileVeiled,
    applies: ({ deed }) => deed === 'attempt',
    answer: false,
  }),
]
