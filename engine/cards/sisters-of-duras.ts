import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedPersonnelCardText {
  /** Skills that another card may not give. */
  readonly refuses?: readonly (Clause & { readonly skill: string; readonly from: string })[]
}

export const card: Card = {
  title: 'Sisters of Duras',
  print: 'whole',
  glossary: {
    refuses: [{ ruling: '1eS-sisters-of-duras-01', skill: 'Honor', from: 'Reflection Therapy' }],
  },
}
