import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedFilter {
  /** Of those present, the only member of its species. */
  readonly onlyOfItsSpecies?: true
}

const victim: Filter = { onlyOfItsSpecies: true, not: { species: 'Borg' } }

export const card: Card = {
  title: 'Hate Crime',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-308',
      targets: [victim],
      selects: [{ do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', where: victim }],
      placedOn: 'personnel',
      countdown: 3,
    },
    standing: [{ ruling: 'custom-cards-308', affects: 'host', forbids: 'use skills' }],
  },
}
