import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedPersonnelCardText {
  /** A facility that it builds on its planet while nobody has solved the mission, and who must be in its team for that. */
  readonly builds?: Clause & { readonly facility: string; readonly beside: Filter }
}

/** Who scores once more, with what the Colony itself lets her score. */
const settled: Filter = {
  name: "Ba'el",
  whose: 'yours',
  aboard: { doneBy: { deed: 'built by text', title: "Gi'ral" } },
  not: { presentWith: { whose: "opponent's" } },
}

export const card: Card = {
  title: "Gi'ral",
  print: 'whole',
  glossary: {
    builds: { ruling: 'custom-cards-691', facility: 'Colony', beside: { name: 'Tokath' } },
    timed: [
      {
        ruling: 'custom-cards-606',
        at: 'turn begins',
        whose: 'yours',
        effects: [{ do: 'score', points: 1, each: { who: { all: settled }, where: { classification: 'CIVILIAN' } } }],
      },
    ],
  },
}
