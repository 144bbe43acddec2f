import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedPersonnelCardText {
  /** A facility that it builds on its planet while nobody has solved the mission, and who must be in its team for that. */
  readonly builds?: Clause & { readonly facility: string; readonly beside: Filter }
}

export const card: Card = {
  title: "Gi'ral",
  print: { leftOut: "Ba'el", why: 'she is not there' },
  glossary: { builds: { ruling: 'custom-cards-691', facility: 'Colony', beside: { name: 'Tokath' } } },
}
