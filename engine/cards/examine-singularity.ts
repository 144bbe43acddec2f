import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Examine Singularity',
  print: { leftOut: 'that it closes Black Hole', why: 'no Black Hole is there' },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          {
            do: 'download',
            where: { name: ['Bajoran Wormhole', 'Temporal Wake', 'Deactivation'] },
            evenFrom: ['discard'],
            may: true,
          },
        ],
      },
    ],
  },
}
