import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'GIVE ME GENESIS!',
  print: {
    leftOut: 'Kruge, and what the seeder may not do',
    onlyWith: ['Kruge'],
    why: 'the seeder tries nothing',
    lies: ['planet'],
  },
  glossary: {
    terms: 'unique',
    timed: [
      { at: 'solved', effects: [{ do: 'download', where: { name: 'The Genesis Device' }, to: 'here', may: true }] },
    ],
  },
}
