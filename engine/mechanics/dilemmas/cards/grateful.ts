import type { CardText } from '../../../text/text.ts'

/** Points stand on either side of the choice. */
export const grateful: CardText = {
  title: 'Grateful Anyway',
  dilemma: {
    effects: [
      {
        do: 'choose one',
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
}
