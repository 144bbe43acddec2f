import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const sealRift: CardText = {
  title: 'Seal Rift',
  receives: { type: 'ship', icon: 'au' },
  admits: [{ ruling: '1eS-seal-rift-01', what: { icon: 'au' }, ways: ['report'], here: true }],
}

export const texts = { glossary: [sealRift] } satisfies Texts
