import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Brute Force',
  print: 'whole',
  faq1996: {
    requires: [
      { ruling: 'faq96-312-brute-force-01', needs: { total: 'strength', over: 10, perHead: true } },
      { ruling: 'faq96-312-brute-force-02', needs: { some: { type: 'personnel' }, count: 3 } },
    ],
  },
  /** The same text where no ruling speaks of it. */
  glossary: {
    requires: [
      { needs: { total: 'strength', over: 10, perHead: true } },
      { needs: { some: { type: 'personnel' }, count: 3 } },
    ],
  },
}
