import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Picard Maneuver',
  print: {
    leftOut: 'that a ship may avoid all damage, being in two places',
    onlyWith: ['attack'],
    lies: ['ship', 'facility'],
  },
  glossary: {
    asMarker: {
      atOnce: [
        { do: 'download', where: { name: ['Plasma Fire', 'Warp Core Breach'] }, may: true, called: 'downloaded' },
        { do: 'place', who: { chosen: 'downloaded' }, on: 'host' },
      ],
    },
  },
}
