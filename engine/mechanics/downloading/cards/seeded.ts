import type { CardText } from '../../../text/text.ts'

/** Cards that download when they are seeded face up, as the Glossary knows them. */
export const seededDownloads: readonly CardText[] = [
  {
    title: 'Ultimatum',
    plays: [{ stays: true }],
    seeds: { effects: [{ do: 'download', where: { name: 'Bajoran Wormhole' }, may: true }] },
  },
]
