import type { Card } from '../text/card.ts'
import { runsOff } from './shared/love-interests.ts'

export const card: Card = {
  title: "Male's Love Interest",
  print: 'whole',
  faq1996: { dilemma: runsOff('male') },
  glossary: { dilemma: runsOff('male') },
}
