import type { RulingLine } from '../../result.ts'
import type { EmbeddedImpact } from '../embedded.ts'

/** The impact as embedded in the page, with its rulings by their ids. */
export interface OpenImpact extends EmbeddedImpact {
  readonly rulingById: ReadonlyMap<string, RulingLine>
}

/** The impact, opened for a page. */
export function openImpact(data: EmbeddedImpact): OpenImpact {
  return { ...data, rulingById: new Map(data.rulings.map(ruling => [ruling.id, ruling])) }
}
