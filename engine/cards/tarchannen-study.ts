import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tarchannen Study',
  print: { leftOut: 'that no outpost is there', onlyWith: ['type facility'] },
  glossary: {
    requires: [{ needs: { some: { system: 'Holodeck' } } }],
  },
}
