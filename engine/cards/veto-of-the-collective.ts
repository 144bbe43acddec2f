import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Veto of the Collective',
  glossary: {
    plays: [{ on: { type: 'objective' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
}
