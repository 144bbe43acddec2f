import type { Card, Text } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

/** No beaming at the location from a card like the one to a card like the other, unless such a card does it. */
interface NoBeamingText extends Clause {
  readonly from: Filter
  readonly to: Filter
  readonly except?: Clause & { readonly by: Filter }
}

export interface AddedMissionCardText {
  readonly noBeaming?: NoBeamingText
}

/** Nobody at all beams from ship to ship at Quash Conspiracy. */
const quashConspiracyForAll = {
  noBeaming: { ruling: 'faq96-313-quash-conspiracy-01', from: { type: 'ship' }, to: { type: 'ship' } },
} as const satisfies Text

export const card: Card = {
  title: 'Quash Conspiracy',
  print: 'whole',
  faq1996: {
    ...quashConspiracyForAll,
    noBeaming: {
      ...quashConspiracyForAll.noBeaming,
      except: { ruling: 'faq96-313-quash-conspiracy-02', by: { name: 'Emergency Transporter Armbands' } },
    },
  },
  readings: [
    {
      question: 'armbands-at-quash-conspiracy',
      reading: 'no',
      where: 'faq1996',
      text: quashConspiracyForAll,
    },
  ],
}
