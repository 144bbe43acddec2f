import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Assimilate Counterpart',
  print: {
    plays: 'whom it targets, and what it is worth',
    leftOut: 'what becomes of the target',
    onlyWith: ['probe'],
    why: 'nobody battles or probes',
    lies: ['personnel'],
  },
  glossary: {
    plays: [{ on: { type: 'personnel', gender: 'male', unique: true, whose: "opponent's" }, stays: true, aims: true }],
    worth: [{ points: 5, each: 'skill dot' }],
  },
}
