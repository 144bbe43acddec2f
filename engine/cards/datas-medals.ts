import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

/** Personnel who may lead a battle. */
const leader: Filter = {
  type: 'personnel',
  any: [{ classification: 'OFFICER' }, { skill: 'OFFICER' }, { skill: 'Leadership' }],
}

export const card: Card = {
  title: "Data's Medals",
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-136',
        answers: { to: 'won', what: leader },
        except: [{ ruling: 'custom-cards-136', by: 'opponent' }],
        on: leader,
        stays: true,
        effects: [
          {
            ruling: 'custom-cards-137',
            do: 'score',
            points: 5,
            unless: { some: { name: "Data's Medals" }, count: 2 },
            among: { cardsOn: 'target' },
          },
        ],
      },
    ],
    timed: [{ ruling: 'custom-cards-138', at: 'host killed', effects: [{ do: 'lose its points' }] }],
  },
}
