import type { Card } from '../text/card.ts'
import { runsOff } from './shared/love-interests.ts'

export const card: Card = {
  title: "Female's Love Interest",
  print: 'whole',
  faq1996: { dilemma: runsOff('female') },
  glossary: { dilemma: runsOff('female') },
}
