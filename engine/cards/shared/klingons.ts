import type { Filter } from '../../text/text.ts'

export const klingon: Filter = { type: 'personnel', word: { name: 'Klingon', context: 'species' } }
