import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Cybernetics Expertise',
  print: { leftOut: 'reporting to an expert, and the exchange', why: 'the androids report for free elsewhere' },
  glossary: {
    plays: [{ stays: true }],
    frees: [{ where: { species: 'Android' }, present: { skill: 'Cybernetics' } }],
  },
}
