import type { UseText } from '../../text/in-play-text.ts'
import type { Filter } from '../../text/text.ts'

/** A special download icon with the name of a card, or of one of several: whatever it fetches goes here. */
export const icon = (...name: readonly string[]): UseText => iconFor({ name })

export const iconFor = (where: Filter): UseText => ({
  ruling: 'custom-cards-45',
  effects: [{ do: 'download', where, to: 'here', special: true }],
})
