import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Make It So',
  print: { leftOut: 'all that it is used for', why: 'it is fetched to the table, and not used' },
  glossary: { plays: [{ stays: true }] },
}
