import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelCardText {
    /** A facility that it builds on its planet, and who must be in its team for that. */
    readonly builds?: { readonly facility: string; readonly beside: Filter }
  }
}

export const giral: CardText = { title: "Gi'ral", builds: { facility: 'Colony', beside: { name: 'Tokath' } } }
