import type { Card, Text } from '../text/card.ts'
import { intoHand } from './shared/earned-artifacts.ts'

const thoughtMaker: Text = { timed: [{ ...intoHand, ruling: 'custom-cards-18' }] }

export const card: Card = {
  title: 'Thought Maker',
  print: { leftOut: 'what it does as an interrupt', why: 'it is earned, and not played' },
  faq1996: thoughtMaker,
  glossary: thoughtMaker,
}
