import { denial, presumption } from '../../../kernel/rule.ts'
import { isFlippedWhenPlayed, worksBesides, yieldsAsPrinted } from '../questions.ts'

const onlyOne = presumption({
  ruling: 'a second Distortion Field does nothing',
  asked: worksBesides,
  applies: () => true,
  answer: false,
})

const asPrinted = presumption({
  ruling: 'Distortion Field yields to Pattern Enhancers',
  asked: yieldsAsPrinted,
  applies: () => true,
  answer: true,
})

const fromTheNextTurnOn = presumption({
  ruling: 'Distortion Field is flipped from the next turn on',
  asked: isFlippedWhenPlayed,
  applies: () => true,
  answer: false,
})

/** The exemption is struck out. */
export const yieldsToNothing = denial('1eD-distortion-field-05', asPrinted, false)

/** What the Glossary says of Distortion Field. */
export const distortionField = [
  onlyOne,
  denial('1eD-distortion-field-04', onlyOne, true),
  asPrinted,
  yieldsToNothing,
  fromTheNextTurnOn,
  denial('1eD-distortion-field-07', fromTheNextTurnOn, true),
]
