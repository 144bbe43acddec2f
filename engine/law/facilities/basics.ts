import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { custom } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { isForBothPlayers } from '../../questions/facilities/questions.ts'
import { isDemandedOfThePlace } from '../../questions/locations/questions.ts'

const isOfAnAffiliation = (game: Game, facility: CardId): boolean =>
  game.facts(facility).class === 'outpost' &&
  affiliationsOf(game, facility).some(one => one !== 'neutral' && one !== 'non-aligned')

export const facilityBasics = [
  // A player's outposts are for his own cards.
  custom({
    ruling: 'custom-facilities-40',
    asked: isForBothPlayers,
    applies: ({ facility }, game) => game.facts(facility).class === 'outpost',
    answer: false,
  }),
  // A headquarters is for the cards of both players.
  custom({
    ruling: 'custom-facilities-41',
    asked: isForBothPlayers,
    applies: ({ facility }, game) => game.facts(facility).class === 'headquarters',
    answer: true,
  }),
  // A player has one facility at a location, unless cards bring another there,
  custom({
    ruling: 'custom-facilities-42',
    asked: isDemandedOfThePlace,
    applies: ({ demand }) => demand === 'no other facility',
    answer: true,
  }),
  // and outposts of affiliations stand at missions with an icon of theirs,
  custom({
    ruling: 'custom-facilities-43',
    asked: isDemandedOfThePlace,
    applies: ({ demand, facility }, game) => demand === 'matching affiliation' && isOfAnAffiliation(game, facility),
    answer: true,
  }),
  // but at no homeworld.
  custom({
    ruling: 'custom-facilities-44',
    asked: isDemandedOfThePlace,
    applies: ({ demand, facility }, game) => demand === 'no homeworld' && isOfAnAffiliation(game, facility),
    answer: true,
  }),
  // where their headquarters stand.
  custom({
    ruling: 'custom-facilities-65',
    asked: isDemandedOfThePlace,
    applies: ({ demand, facility }, game) =>
      demand === 'a homeworld' && game.facts(facility).class === 'headquarters' && !game.text(facility).built,
    answer: true,
  }),
]
