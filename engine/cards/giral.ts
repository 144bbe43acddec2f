import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedDeedKinds {
  /** A facility was, by personnel whose text says so; `contents` = the title of that. */
  'built by text': true
}

export interface AddedFilter {
  /** A facility that a card of this title has built. @alone Nobody else builds by a text of his own. */
  readonly builtBy?: string
}

export interface AddedPersonnelCardText {
  /** A facility that it builds on its planet while nobody has solved the mission, and who must be in its team for that. */
  readonly builds?: Clause & { readonly facility: string; readonly beside: Filter }
}

/** Who scores once more, with what the Colony itself lets her score. */
const settled: Filter = {
  name: "Ba'el",
  whose: 'yours',
  aboard: { builtBy: "Gi'ral" },
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

export const features: Features<'builtBy'> = {
  builtBy: (game, id, { builtBy }) =>
    game.state.history.some(d => d.kind === 'built by text' && d.card === id && d.contents?.includes(builtBy!)),
}
