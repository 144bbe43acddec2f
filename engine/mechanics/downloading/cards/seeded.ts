import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Cards that download when they are seeded face up, as the Glossary knows them. */
const seededDownloads: readonly CardText[] = [
  {
    title: 'Ultimatum',
    plays: [{ stays: true }],
    seeds: { effects: [{ do: 'download', where: { name: 'Bajoran Wormhole' }, may: true }] },
  },
]

export const texts = { glossary: seededDownloads } satisfies Texts
