import { presentWith } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { isOf, speciesOf } from '../species.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Nobody else present is of one of its species. */
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

export const features: Features<'onlyOfItsSpecies'> = {
  onlyOfItsSpecies: (game, id) => {
    const others = presentWith(game, id).filter(one => one !== id && game.facts(one).type === 'personnel')
    return speciesOf(game, game.facts(id)).some(
      species => !others.some(other => isOf(game, game.facts(other), species)),
    )
  },
}
