import type { CardText, Clause, Requirement } from '../../../text/text.ts'

declare module '../../dilemmas/words.ts' {
  interface DilemmaText {
    /** Chance draws a number, and the entry at it has the conditions. */
    readonly byNumber?: readonly (Clause & { readonly conditions: Requirement })[]
  }
}

const alternate = (count: number): Requirement => ({ some: { type: 'personnel', icon: 'au' }, count })

export const quantumIncursions: CardText = {
  title: 'Quantum Incursions',
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
}
