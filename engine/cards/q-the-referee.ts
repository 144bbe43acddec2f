import type { Card } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'

const own: Filter = { icon: 'referee', whose: 'yours', any: [{ cardIn: 'hand' }, { cardIn: 'play' }] }

const drawn: Effect = { do: 'draw', count: 1 }

export const card: Card = {
  title: 'Q the Referee',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    frees: [{ where: { icon: 'referee' }, orUse: { ruling: 'custom-cards-638' } }],
    uses: [
      {
        ruling: 'custom-cards-637',
        name: 'discard',
        once: 'turn',
        on: own,
        effects: [{ do: 'discard', who: 'target' }, drawn],
      },
      {
        ruling: 'custom-cards-637',
        name: 'place beneath',
        once: 'turn',
        on: own,
        effects: [{ do: 'place', who: 'target', to: 'bottom of the draw deck' }, drawn],
      },
      {
        ruling: 'custom-cards-639',
        name: 'download',
        effects: [
          {
            do: 'download',
            where: { icon: 'referee', not: { name: 'Q the Referee' } },
            suspends: true,
            inSpiteOf: { ruling: 'custom-cards-640', what: { name: 'Computer Crash' } },
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
