import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { staticWarpBubble } from './static-warp-bubble.ts'
import { theNextEmanation } from './the-next-emanation.ts'

/** Any player draws three cards; `ruling` = what says whose they are. */
export const kivasFajo = (ruling?: string): CardText => ({
  title: 'Kivas Fajo - Collector',
  plays: [
    { effects: [{ do: 'as either player', effects: [{ ...(ruling ? { ruling } : {}), do: 'draw', count: 3 }] }] },
  ],
})

const handshake: CardText = {
  title: 'Handshake',
  plays: [
    {
      effects: [
        { do: 'discard', who: { cardsIn: 'hand', of: 'you' } },
        { do: 'draw', count: 7 },
      ],
    },
  ],
}

const barclayTransporterPhobia: CardText = {
  title: 'Barclay Transporter Phobia',
  plays: [
    {
      answers: { to: 'beams' },
      effects: [
        { do: 'select', as: 'afraid', by: 'chance', count: 1, from: { involved: { type: 'personnel' } } },
        { do: 'last for', who: { chosen: 'afraid' } },
      ],
    },
  ],
  standing: [{ affects: 'host', forbids: 'beam' }],
}

export const texts = {
  faq1996: [staticWarpBubble],
  glossary: [staticWarpBubble, barclayTransporterPhobia, handshake, theNextEmanation],
} satisfies Texts
