import type { Card, Text } from '../text/card.ts'
import { intoHand } from './shared/earned-artifacts.ts'

const thoughtMaker: Text = {
  timed: [{ ...intoHand, ruling: 'custom-cards-18' }],
  plays: [{ ruling: 'custom-cards-585', as: 'interrupt', effects: [{ do: 'rearrange', of: 'opponent' }] }],
}

export const card: Card = {
  title: 'Thought Maker',
  print: 'whole',
  faq1996: thoughtMaker,
  glossary: thoughtMaker,
}
