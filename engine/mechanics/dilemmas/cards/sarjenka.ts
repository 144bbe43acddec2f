import type { CardText } from '../../../text/text.ts'

export const sarjenka: CardText = {
  title: 'Sarjenka',
  dilemma: {
    effects: [
      {
        do: 'choose one',
        by: 'you',
        options: [
          { word: 'ignore her', effects: [] },
          {
            word: 'help her',
            effects: [
              { do: 'score', points: 5, box: true },
              { do: 'stop', who: 'facing', whole: true },
            ],
          },
        ],
      },
    ],
  },
}
