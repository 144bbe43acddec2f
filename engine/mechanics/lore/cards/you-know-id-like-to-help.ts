import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** A facility with its commander aboard. */
    readonly facilityCommander?: true
  }
}

const youKnowIdLikeToHelp: CardText = {
  title: "You Know I'd Like to Help",
  plays: [{ stays: true, on: { type: 'facility', whose: 'yours' } }],
  frees: [{ where: { type: 'ship' }, at: { bearing: "You Know I'd Like to Help", facilityCommander: true } }],
}

export const texts = { currentRulings: [youKnowIdLikeToHelp] } satisfies Texts
