import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Where it is present, ships undock from any player's facility. */
const crodensKey: CardText = { title: "Croden's Key", undocks: { ruling: '1eD-docking-14' } }

export const texts = { glossary: [crodensKey] } satisfies Texts
