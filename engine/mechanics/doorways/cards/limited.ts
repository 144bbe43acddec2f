import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Doorways of which only so many are in play. */
const limited: readonly CardText[] = [
  {
    title: "Manheim's Dimensional Door",
    terms: 'not duplicatable',
    plays: [{ on: { type: 'mission', kind: 'planet' }, stays: true }],
  },
  {
    title: 'Secret Compartment',
    terms: 'unique',
    plays: [{ on: { type: ['ship', 'facility'] }, stays: true }],
  },
  {
    title: 'Holodeck Door',
    terms: 'limit one',
    plays: [{ on: { type: 'ship', whose: 'yours' }, stays: true }],
  },
]

export const texts = { glossary: limited } satisfies Texts
