import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Q the Referee',
  print: { leftOut: 'its draw, and its download', why: 'a card is played for free by it' },
  glossary: { plays: [{ stays: true }], frees: [{ where: { icon: 'referee' } }] },
}
