import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Picard Maneuver',
  print: {
    leftOut: 'that a ship may avoid all damage, being in two places',
    why: 'no battle is fought with it as the current tactic',
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
