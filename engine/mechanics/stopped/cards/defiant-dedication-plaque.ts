import type { CardText } from '../../../text/text.ts'

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
