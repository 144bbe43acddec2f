import type { Card, Text } from '../text/card.ts'

/** Reads the same in every law that has it. */
const longRangeScan: Text = {
  plays: [{ on: { type: 'ship' }, effects: [{ do: 'reveal', who: { carriedBy: 'target' }, to: 'you' }] }],
}

export const card: Card = {
  title: 'Long-Range Scan',
  print: 'whole',
  /** A cloaked ship cannot be scanned. */
  faq1996: {
    ...longRangeScan,
    isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-05' },
  },
  glossary: longRangeScan,
}
