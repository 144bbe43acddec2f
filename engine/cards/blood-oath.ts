import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Blood Oath',
  print: {
    leftOut: 'all that it does, and that it is played on a personnel',
    why: 'it is fetched to the table, where no two warriors with its icon are, or lies in a pile',
  },
  glossary: { plays: [{ stays: true }] },
}
