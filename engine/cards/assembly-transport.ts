import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Assembly Transport',
  print: { leftOut: 'that five vedeks are no better than four', why: 'no more than two are aboard' },
  glossary: {
    standing: [{ affects: 'this', add: { range: 1, shields: 1 }, per: { keyword: 'Vedek' } }],
  },
}
