import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'

export interface AddedDilemmaText {
  /** Chance draws a number, and the entry at it has the conditions. */
  readonly byNumber?: readonly (Clause & { readonly conditions: Requirement })[]
}

const alternate = (count: number): Requirement => ({ some: { type: 'personnel', icon: 'au' }, count })

export const card: Card = {
  title: 'Quantum Incursions',
  print: { plays: 'what the Current Rulings say of its number', seeds: ['mission'] },
  currentRulings: {
    dilemma: {
      byNumber: [
        { ruling: 'cr14-quantum-incursions-03', conditions: { all: [{ skill: 'SECURITY' }, alternate(2)] } },
        { ruling: 'cr14-quantum-incursions-04', conditions: { all: [alternate(1), { skill: 'SCIENCE', level: 2 }] } },
        {
          ruling: 'cr14-quantum-incursions-05',
          conditions: { all: [{ skill: 'SCIENCE' }, { skill: 'Empathy', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-06',
          conditions: { all: [{ skill: 'Empathy' }, { skill: 'Physics', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-07',
          conditions: { all: [{ skill: 'Physics' }, { skill: 'Navigation', level: 2 }] },
        },
        {
          ruling: 'cr14-quantum-incursions-08',
          conditions: { all: [{ skill: 'Navigation' }, { skill: 'SECURITY', level: 2 }] },
        },
      ],
    },
  },
}
