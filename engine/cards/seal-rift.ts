import type { Condition } from '../board/state.ts'
import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedCardText {
  /** They do only until it is in that condition. @alone, for no other card says when others report no longer */
  readonly receivesUntil?: Clause & { readonly is: Condition }
}

export const card: Card = {
  title: 'Seal Rift',
  print: 'whole',
  glossary: {
    receives: { type: 'ship', icon: 'au' },
    receivesUntil: { ruling: 'custom-cards-481', is: 'completed' },
    admits: [{ ruling: '1eS-seal-rift-01', where: { icon: 'au' }, ways: ['report'], here: true }],
  },
}
