import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Tollgate Colony',
  glossary: { discards: { where: { type: 'equipment' }, count: 1 } },
}
