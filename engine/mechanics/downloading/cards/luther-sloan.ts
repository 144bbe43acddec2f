import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Where the card itself may report besides the usual places. */
    readonly reports?: 'anywhere'
  }
}

export const lutherSloan: CardText = { title: 'Luther Sloan', reports: 'anywhere' }
