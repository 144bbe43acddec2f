import type { Card } from '../text/card.ts'
import { icon } from './shared/special-downloads.ts'

export const card: Card = {
  title: 'Sigmund Freud',
  print: 'whole',
  glossary: {
    letsReport: { where: { type: ['personnel', 'equipment'], icon: 'au' } },
    uses: [icon('Alternate Universe Door')],
  },
}
