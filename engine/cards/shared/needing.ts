import type { Text } from '../../text/card.ts'
import type { Filter } from '../../text/text.ts'

/** An interrupt whose text only matters for what it needs. */
export const needing = (some: Filter): Text => ({ plays: [{ needs: { some } }] })
