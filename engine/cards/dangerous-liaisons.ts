import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedDilemmaText {
  /** A card in hand that whoever encounters it may discard to nullify it. */
  readonly nullifiedByDiscarding?: Filter
}

export const card: Card = {
  title: 'Dangerous Liaisons',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-215',
      conditions: {
        any: [
          { all: [{ skill: 'Treachery', level: 3 }, { skill: 'Acquisition' }] },
          {
            all: [
              { skill: 'SCIENCE', level: 2 },
              { skill: 'SECURITY', level: 2 },
            ],
          },
          { title: 'Ty Kajada' },
        ],
      },
      nullifiedByDiscarding: { name: 'Recruit Mercenaries' },
    },
  },
}
