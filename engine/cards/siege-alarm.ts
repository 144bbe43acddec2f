import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Siege Alarm',
  glossary: {
    plays: [
      {
        answers: { to: 'battle' },
        effects: [{ do: 'download', where: { type: 'objective', name: 'Defend Homeworld' } }],
      },
    ],
  },
}
