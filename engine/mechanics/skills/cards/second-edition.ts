import type { CardText } from '../../../text/text.ts'

/** Texts about skills, as the Second Edition Rulebook Glossary supposes them. */
export const skillsOfTheSecondEdition: readonly CardText[] = [
  {
    title: 'Patient Interrogator',
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
          { do: 'gain one skill', who: 'this', of: { chosen: 'questioned' } },
        ],
      },
    ],
  },
]
