import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'

export const dilemmaBasics = [
  // Quarantine goes on as it was in 1996: whoever is in it is not beamed away.
  custom({
    ruling: 'custom-dilemmas-42',
    asked: permission,
    of: ['beam'],
    applies: ({ card }, game) => is(game, card, 'quarantined'),
    answer: false,
  }),
]
