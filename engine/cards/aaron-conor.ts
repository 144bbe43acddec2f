import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Aaron Conor',
  print: 'whole',
  glossary: { alters: [{ dilemma: { name: "Female's Love Interest" }, of: 'dilemma', multiply: 2 }] },
}
