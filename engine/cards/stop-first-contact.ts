import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { probeAtTheComplex } from './build-interplexing-beacon.ts'
import { anotherObjective } from './shared/borg-objectives.ts'

const complex: Filter = { name: 'Montana Missile Complex' }

const countdown = { ruling: 'custom-cards-546', from: 3 } as const

const phoenix: Filter = { name: 'Phoenix' }

export const card: Card = {
  title: 'Stop First Contact',
  print: 'whole',
  /** It is completed by a probe at the launch of the Phoenix, which is destroyed. */
  glossary: {
    global: true,
    suspendsObjective: {
      ruling: 'custom-cards-541',
      where: { name: 'Assimilate Homeworld', aimingAt: { place: 'Earth', not: { unscouted: true } } },
    },
    plays: [
      { on: complex, stays: true, countdown },
      {
        ruling: 'custom-cards-542',
        needs: { not: { inPlay: complex } },
        stays: true,
        countdown,
        effects: [
          { do: 'download', where: complex, called: 'complex' },
          { do: 'place', who: 'this', on: { chosen: 'complex' } },
        ],
      },
    ],
    timed: [
      {
        at: 'turn ends',
        whose: 'yours',
        effects: [
          probeAtTheComplex([
            {
              icons: ['defense'],
              effects: [
                { ruling: 'custom-cards-543', do: 'destroy', who: { all: phoenix, here: true } },
                { ruling: 'custom-cards-543', do: 'discard', who: { seedsUnder: 'host', where: phoenix } },
                { do: 'disrupt the timeline' },
                { ruling: 'custom-cards-544', do: 'complete the suspended' },
                { do: 'discard', who: 'this' },
                { ruling: 'custom-cards-545', ...anotherObjective },
              ],
            },
          ]),
        ],
      },
    ],
  },
}
