import type { Card, Text } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'
import { klingon } from './shared/klingons.ts'

const heard: Filter = { ...klingon, skill: 'Honor' }
const singly = { ruling: 'custom-cards-22' }

const yell = (...effects: Effect[]): Text => ({
  plays: [
    { answers: { to: 'dies', what: heard, singly }, effects },
    { ruling: 'custom-cards-31', answers: { to: 'killed', what: heard, lost: true, singly }, effects },
  ],
})

export const card: Card = {
  title: 'Klingon Death Yell',
  print: 'whole',
  faq1996: yell({ do: 'score', points: 5, box: true }),
  glossary: yell({ do: 'score', points: 5 }),
}
