import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { kivasFajo } from './unchanged.ts'

/** Cards that are about draws, as the Glossary knows them. */
const drawing: readonly CardText[] = [
  kivasFajo(),
  {
    title: 'Deyos',
    uses: [
      {
        ruling: '1eD-deyos-01',
        answers: { to: 'entered', what: { species: "Jem'Hadar", not: { skill: 'Youth' } }, here: true },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
]

export const texts = { glossary: drawing } satisfies Texts
