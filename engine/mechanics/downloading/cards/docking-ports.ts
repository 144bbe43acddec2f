import type { CardText } from '../../../text/text.ts'
import { anyNor } from '../../facilities/cards/any-nor.ts'

/** A site of a station where small ships report. */
export const dockingPorts: CardText = {
  title: 'Docking Ports',
  plays: [{ on: anyNor, stays: true }],
  docks: { type: 'ship', staffingUnder: 3 },
  undocks: { ruling: '1eD-docking-15' },
  receives: { type: 'ship', staffingUnder: 3 },
}
