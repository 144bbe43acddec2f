import { custom } from '../../../kernel/rule.ts'
import { areMovedByTheirCaptors, joinsItsCaptors } from '../questions.ts'

/** Captors take their captives along as they take Equipment. */
const likeEquipment = custom({
  ruling: 'custom-capture-30',
  beside: ['glossary'],
  asked: areMovedByTheirCaptors,
  applies: () => true,
  answer: true,
})

/** Whoever is captured comes to the captor's cards at that location. */
const toTheirCaptors = custom({
  ruling: 'custom-capture-31',
  beside: ['glossary'],
  asked: joinsItsCaptors,
  applies: () => true,
  answer: ({ there }) => there,
})

export const captureBasics = [likeEquipment, toTheirCaptors]
