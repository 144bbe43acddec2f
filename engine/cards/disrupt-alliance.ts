import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Disrupt Alliance',
  print: 'whole',
  glossary: {
    homeworldOf: ['bajoran'],
    seeds: {
      effects: [{ do: 'download', where: { name: ['Emblem of the Alliance', 'Emblem of the Empire'] }, may: true }],
    },
  },
}
