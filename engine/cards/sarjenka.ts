import type { Card, Text } from '../text/card.ts'

const sarjenka: Text = {
  dilemma: {
    effects: [
      {
        do: 'choose',
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

export const card: Card = {
  title: 'Sarjenka',
  print: 'whole',
  faq1996: sarjenka,
  glossary: sarjenka,
}
