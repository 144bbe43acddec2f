import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'FGC-47 Research',
  print: 'whole',
  faq1996: {
    span: {
      ruling: 'faq96-313-fgc-47-research-01',
      number: 6,
      less: { skill: 'Navigation', atLeast: { ruling: 'faq96-313-fgc-47-research-04', number: 1 } },
    },
  },
}
