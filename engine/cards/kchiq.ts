import type { Card } from '../text/card.ts'
import { selectsAny } from './shared/selected-on-reporting.ts'

export const card: Card = {
  title: "K'chiQ",
  print: { leftOut: 'that she may change the skill in later turns', why: 'no later turn is played' },
  glossary: { timed: [selectsAny] },
}
