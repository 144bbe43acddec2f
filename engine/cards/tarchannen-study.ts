import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tarchannen Study',
  print: { leftOut: 'that no outpost is there', why: 'none is' },
  glossary: {
    requires: [{ needs: { some: { system: 'Holodeck' } } }],
  },
}
