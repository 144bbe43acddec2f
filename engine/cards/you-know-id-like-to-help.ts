import type { Card } from '../text/card.ts'

export interface AddedFilter {
  /** A facility with its commander aboard. @alone, for whether he serves as a matching commander is for the law to say */
  readonly facilityCommander?: true
}

export const card: Card = {
  title: "You Know I'd Like to Help",
  print: {
    leftOut: 'that it may be seeded, that the ship must match, and the limit to once per game for each commander',
    onlyWith: ['plays it', 'seeds it'],
    why: 'one ship reports, and that is a Federation one',
  },
  currentRulings: {
    terms: 'unique',
    plays: [{ stays: true, on: { type: 'facility', whose: 'yours' } }],
    frees: [{ where: { type: 'ship' }, at: { bearing: "You Know I'd Like to Help", facilityCommander: true } }],
  },
}
