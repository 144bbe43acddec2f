import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Patient Interrogator',
  /** As the Second Edition Rulebook Glossary supposes it. */
  rulebook: {
    uses: [
      {
        effects: [
          {
            do: 'select',
            as: 'questioned',
            by: 'you',
            count: 1,
            from: { all: { type: 'personnel', is: 'captive', whose: 'yours' } },
          },
          { do: 'gain', what: 'one skill', who: 'this', of: { chosen: 'questioned' } },
        ],
      },
    ],
  },
}
