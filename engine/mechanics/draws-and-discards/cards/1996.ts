import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { kivasFajo } from './unchanged.ts'

/** Cards that have players draw and shuffle, as the FAQ of 1996 knows them. */
const drawing: readonly CardText[] = [
  kivasFajo('faq96-38-kivas-fajo-01'),
  { title: 'The Juggler', plays: [{ effects: [{ do: 'as either player', effects: [{ do: 'reshuffle' }] }] }] },
]

export const texts = { faq1996: drawing } satisfies Texts
