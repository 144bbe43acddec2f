import { custom } from '../../kernel/rule.ts'
import { joinsItsCaptors } from '../../questions/capture/questions.ts'

export const captureBasics = [
  // Whoever is captured comes to the captor's cards at that location.
  custom({
    ruling: 'custom-capture-31',
    asked: joinsItsCaptors,
    answer: ({ there }) => there,
  }),
]
