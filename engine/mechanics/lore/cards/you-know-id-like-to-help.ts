import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const youKnowIdLikeToHelp: CardText = {
  title: "You Know I'd Like to Help",
  plays: [{ stays: true, on: { type: 'facility', whose: 'yours' } }],
  frees: [{ where: { type: 'ship' }, at: { bearing: "You Know I'd Like to Help", facilityCommander: true } }],
}

export const texts = { currentRulings: [youKnowIdLikeToHelp] } satisfies Texts
