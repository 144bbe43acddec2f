import type { Card } from '../text/card.ts'

export const card: Card = {
  title: "Fightin' Words",
  print: { leftOut: 'all that it does', why: 'that it is encountered is all that is looked at' },
  glossary: { dilemma: {} },
}
