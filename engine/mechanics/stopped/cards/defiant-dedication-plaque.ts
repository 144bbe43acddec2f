import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface RequirementForms {
    /** A matching commander of the ship in question is aboard. */
    matchingCommander: { readonly matchingCommander: true }
  }
}

export const defiantDedicationPlaque: CardText = {
  title: 'Defiant Dedication Plaque',
  plays: [{ stays: true }],
  standing: [
    {
      affects: { all: { type: 'ship', whose: 'yours', not: { class: 'Defiant' } } },
      add: { range: 2 },
      if: { matchingCommander: true },
    },
    {
      affects: { all: { type: 'ship', whose: 'yours', class: 'Defiant' } },
      add: { range: 3 },
      if: { matchingCommander: true },
    },
  ],
}
