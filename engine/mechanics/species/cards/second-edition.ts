import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const needing = (title: string, some: Filter): CardText => ({
  title,
  plays: [{ needs: { some: { type: 'personnel', ...some } } }],
})

/** Interrupts that the Rulebook Glossary supposes: they need an affiliation, or the species of the same name. */
const needed: readonly CardText[] = [
  needing('For the Klingon Fleet', { sign: 'Klingon' }),
  needing('For the Romulan Fleet', { sign: 'Romulan' }),
  needing('For Romulans', { word: { name: 'Romulan', context: 'species' } }),
]

export const texts = { rulebook: needed } satisfies Texts
