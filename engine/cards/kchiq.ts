import type { Card } from '../text/card.ts'
import { selectsAnew, selectsAny } from './shared/selected-on-reporting.ts'

export const card: Card = {
  title: "K'chiQ",
  print: 'whole',
  glossary: { timed: [selectsAny], uses: [selectsAnew] },
}
