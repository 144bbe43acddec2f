import type { Card } from '../text/card.ts'
import { anyNor } from './shared/nor-sites.ts'

export const card: Card = {
  title: 'Guest Quarters',
  print: {
    leftOut: 'two draws in place of one for a V.I.P., and that only one reports while it is unoccupied',
    onlyWith: ['reports it'],
  },
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    receives: { type: 'personnel', classification: 'V.I.P.', not: { affiliation: 'borg' } },
  },
}
