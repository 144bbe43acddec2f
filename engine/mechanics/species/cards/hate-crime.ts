import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Of those present, the only member of its species. */
    readonly onlyOfItsSpecies?: true
  }
}

const victim: Filter = { onlyOfItsSpecies: true, not: { species: 'Borg' } }

const hateCrime: CardText = {
  title: 'Hate Crime',
  dilemma: {
    targets: [victim],
    selects: [{ do: 'select', as: 'victim', by: 'opponent', count: 1, from: 'personnel facing', where: victim }],
    placedOn: 'personnel',
    countdown: 3,
  },
  standing: [{ affects: 'host', forbids: 'use skills' }],
}

export const texts = { glossary: [hateCrime] } satisfies Texts
