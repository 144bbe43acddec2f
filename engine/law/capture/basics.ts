import { isItself } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'
import { joinsItsCaptors } from '../../questions/capture/questions.ts'
import { ofNoUse } from '../disabled/faq.ts'

export const captureBasics = [
  // Whoever is captured comes to the captor's cards at that location.
  custom({
    ruling: 'custom-capture-31',
    asked: joinsItsCaptors,
    answer: ({ there }) => there,
  }),
  // Captives do nothing, and lend nothing.
  custom({
    ruling: 'custom-capture-50',
    asked: permission,
    of: ['attempt', 'operate transporters', ...ofNoUse],
    applies: ({ card }, game) => isItself(game, card, 'captive'),
    answer: false,
  }),
]
