import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Any player draws three cards; `ruling` = what says whose they are. */
export const kivasFajo = (ruling?: string): CardText => ({
  title: 'Kivas Fajo - Collector',
  plays: [
    { effects: [{ do: 'as either player', effects: [{ ...(ruling ? { ruling } : {}), do: 'draw', count: 3 }] }] },
  ],
})

/** Cards that have players discard others, as every law knows them. */
const whatDiscards: readonly CardText[] = [
  { title: 'Static Warp Bubble', plays: [{ stays: true }], demands: { discards: 1 } },
]

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

const theNextEmanation: CardText = {
  title: 'The Next Emanation',
  plays: [{ stays: true }],
  takesDiscards: { type: 'personnel', unique: true, whose: "opponent's" },
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
  faq1996: whatDiscards,
  glossary: [...whatDiscards, barclayTransporterPhobia, handshake, theNextEmanation],
} satisfies Texts
