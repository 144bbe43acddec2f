import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Solkar',
  print: 'whole',
  glossary: {
    doesNotWorkWith: [{ whom: { skill: 'Treachery' } }],
    uses: [icon('Live Long and Prosper')],
  },
}
