import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its countdown runs only with such a card of its controller present. */
    readonly countsDownWith?: Filter
  }
}

export const ketracelWhite: CardText = {
  title: 'Ketracel-White',
  countsDownWith: { icon: 'ketracel-white' },
  standing: [{ affects: { othersWith: 'this' }, immuneTo: ['White Deprivation'] }],
}
