import type { Card } from '../text/card.ts'
import type { Clause, Effect, Filter } from '../text/text.ts'

export interface AddedDownloadText {
  /** Cards in play that forbid downloads, and do not forbid this one. @alone Nobody else may do so. */
  readonly inSpiteOf?: Clause & { readonly what: Filter }
}

export interface AddedFreeing {
  /** A use of the card in the turn stands in for the free play, and the other way about. @alone Others may be used besides. */
  readonly orUse?: Clause
}

const own: Filter = { icon: 'referee', whose: 'yours', any: [{ cardIn: 'hand' }, { cardIn: 'play' }] }

const drawn: Effect = { do: 'draw', count: 1 }

export const card: Card = {
  title: 'Q the Referee',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    frees: [{ where: { icon: 'referee' }, orUse: { ruling: 'custom-cards-638' } }],
    uses: [
      {
        ruling: 'custom-cards-637',
        name: 'discard',
        once: 'turn',
        on: own,
        effects: [{ do: 'discard', who: 'target' }, drawn],
      },
      {
        ruling: 'custom-cards-637',
        name: 'place beneath',
        once: 'turn',
        on: own,
        effects: [{ do: 'place', who: 'target', to: 'bottom of the draw deck' }, drawn],
      },
      {
        ruling: 'custom-cards-639',
        name: 'download',
        effects: [
          {
            do: 'download',
            where: { icon: 'referee', not: { name: 'Q the Referee' } },
            suspends: true,
            inSpiteOf: { ruling: 'custom-cards-640', what: { name: 'Computer Crash' } },
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
