import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { thineOwnSelf } from './thine-own-self.ts'

/** What the FAQ quotes of Holo-Projectors. */
const holoProjectors: CardText = {
  title: 'Holo-Projectors',
  plays: [{ stays: true }],
  projects: { aboard: { type: 'ship' }, onPlanets: true },
}

export const texts = { faq1996: [holoProjectors, thineOwnSelf] } satisfies Texts
