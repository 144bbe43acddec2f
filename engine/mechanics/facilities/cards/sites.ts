import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { anyNor } from './any-nor.ts'

/** Sites of which no other room has the text. */
const sites: readonly CardText[] = [
  {
    title: 'Docking Pads',
    plays: [{ on: anyNor, stays: true }],
    docks: { type: 'ship', staffingUnder: 1 },
    receives: { type: 'ship', staffingUnder: 1 },
    landsShips: true,
  },
  {
    title: 'Docking Pylons',
    plays: [{ on: anyNor, stays: true }],
    docks: { type: 'ship', staffingUnder: 5 },
  },
  {
    title: 'Guest Quarters',
    plays: [{ on: anyNor, stays: true }],
    receives: { type: 'personnel', classification: 'V.I.P.', not: { affiliation: 'borg' } },
  },
]

export const texts = { glossary: sites } satisfies Texts
