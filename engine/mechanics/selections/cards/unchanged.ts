import type { CardText } from '../../../text/text.ts'

/** Reads the same in every law that has it. */
export const longRangeScan: CardText = {
  title: 'Long-Range Scan',
  plays: [{ on: { type: 'ship' }, effects: [{ do: 'reveal', who: { carriedBy: 'target' }, to: 'you' }] }],
}

/** A cloaked ship cannot be scanned. */
export const longRangeScan1996: CardText = {
  ...longRangeScan,
  isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-05' },
}
