import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedPersonnelCardText {
  /** A facility that it builds on its planet, and who must be in its team for that. */
  readonly builds?: { readonly facility: string; readonly beside: Filter }
}

export const card: Card = {
  title: "Gi'ral",
  print: { leftOut: "Ba'el", why: 'she is not there' },
  glossary: { builds: { facility: 'Colony', beside: { name: 'Tokath' } } },
}
