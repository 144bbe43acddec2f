import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Arandis',
  print: {
    leftOut: "what she does on Risa, and that Horga'hn affects everybody",
    why: 'she does nothing there, and nobody plays or draws by it',
  },
  glossary: { uses: [icon('Jamaharon')] },
}
