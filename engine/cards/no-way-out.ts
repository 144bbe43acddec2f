import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const worthy: Filter = {
  type: 'personnel',
  whose: 'yours',
  unique: true,
  any: [{ skills: { Honor: 2 } }, { icon: 'ketracel-white' }],
}

export const card: Card = {
  title: 'No Way Out',
  print: 'whole',
  /** That adversaries are wounded whenever they can be is so without it. */
  glossary: {
    seeds: { ruling: 'custom-cards-600' },
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-601',
        once: 'turn',
        says: 'every turn',
        answers: { to: 'killed', what: worthy, where: 'personnel battle' },
        effects: [
          { do: 'keep for points', who: 'answered', worth: ['integrity'], inPlay: true },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
