import type { Card } from '../text/card.ts'
import type { Local } from '../text/text.ts'

export interface AddedDilemmaChange extends Local {
  /** Only while this word was chosen for the card. */
  readonly named?: string
}

const fromThenOn = {
  ruling: '1eD-dna-clues-01',
  dilemma: {},
  here: true,
  of: 'requirements',
  skills: ['MEDICAL'],
} as const

export const card: Card = {
  title: 'DNA Clues',
  print: 'whole',
  glossary: {
    dilemma: {
      placedOn: 'mission',
      effects: [
        {
          ruling: '1eD-dna-clues-02',
          do: 'choose',
          by: 'you',
          options: [
            { word: 'continue', effects: [] },
            {
              word: 'stop',
              needs: { skill: 'Exobiology' },
              effects: [{ do: 'stop', who: 'facing', whole: true }],
            },
          ],
        },
      ],
    },
    alters: [
      { ...fromThenOn, named: 'continue', add: 2 },
      { ...fromThenOn, named: 'stop', add: -2 },
    ],
  },
}
