import type { RulingLine } from '../../result.ts'
import type { EmbeddedImpact } from '../embedded.ts'

/** The impact as embedded in the page, with its rulings by their ids. */
export interface OpenImpact extends EmbeddedImpact {
  readonly rulingById: ReadonlyMap<string, RulingLine>
}

/** Reads what the page is written with. */
export function openImpact(text: string): OpenImpact {
  const data: EmbeddedImpact = JSON.parse(text)
  return { ...data, rulingById: new Map(data.rulings.map(ruling => [ruling.id, ruling])) }
}
