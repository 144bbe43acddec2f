import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Grateful Anyway',
  /** Points stand on either side of the choice. */
  glossary: {
    dilemma: {
      effects: [
        {
          do: 'choose',
          by: 'you',
          options: [
            { word: 'ignore her', effects: [{ do: 'score', points: 5, box: true }] },
            {
              word: 'help her',
              effects: [
                { do: 'score', points: 10, box: true },
                { do: 'stop', who: 'facing', whole: true },
              ],
            },
          ],
        },
      ],
    },
  },
}
