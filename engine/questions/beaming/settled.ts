import { crewOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is what is neither personnel nor equipment beamed, or does it walk? */
export const goesLikeATeam = settled<{ card: CardId; how: 'beam' | 'walk' }>()('goes like a team', true, [
  { custom: 'custom-beaming-70', is: false },
])

/** Must somebody aboard operate the transporters? */
export const transportersNeedACrew = settled<{ card: CardId }>()(
  'transporters need a crew',
  ({ card }, game) => crewOf(game, card, game.card(card).controller).length > 0,
  [{ ruling: 'faq96-23-beaming-09', is: false, not: 'transporters need somebody aboard' }],
)

/** Is whoever goes between a facility and a ship docked there beamed? */
export const isBeamedBetween = settled<{ from: CardId; to: CardId }>()('is beamed between', false, [
  { ruling: 'faq96-23-outposts-01', is: false, not: 'who goes between an outpost and a ship docked there is beamed' },
])

/** May the card change to a ship with which its own does not go together, if it goes with both? */
export const mayChangeToAShipOfOthers = settled<{ card: CardId }>()('may change to a ship of others', true, [
  {
    ruling: 'faq96-23-beaming-01',
    is: true,
    not: 'a crew does not change to a ship with which its own does not go together',
  },
])

/** Are those who beamed from a ship lost with it? */
export const areLostWithTheirShip = settled<{ ship: CardId }>()('are lost with their ship', false, [
  { ruling: 'faq96-23-beaming-03', is: false, not: 'an Away Team is lost with its ship' },
])

/** May personnel be beamed down who do not match the mission there? */
export const maySetFoot = settled<{ card: CardId; planet: CardId }>()('may set foot', true, [
  { ruling: 'faq96-23-away-teams-08', is: true, not: 'nobody is beamed down who does not match the mission' },
])

/** Are those who were beamed down from different ships one Away Team? */
export const areOneTeamFromTwoShips = settled<{ mission: CardId }>()('are one team from two ships', false, [
  { ruling: 'faq96-23-away-teams-04', is: true, not: 'those who came from different ships are different Away Teams' },
  { custom: 'custom-beaming-71', is: true },
])

/** Is what the card does beaming, so that whatever happens when somebody is beamed happens then, too? */
export const countsAsBeaming = settled<{ by: CardId }>()('counts as beaming', true, [
  { ruling: 'faq96-23-special-beaming-cards-01', is: true, not: 'what a card does is no beaming' },
])

/** May a card beam in the turn of the other player? */
export const mayBeBeamedInThisTurn = settled<{ by: CardId; player: PlayerName }>()('may be beamed in this turn', true, [
  {
    ruling: 'faq96-39-emergency-transporter-armbands-03',
    is: true,
    not: 'nobody is beamed in the turn of the opponent',
  },
  { custom: 'custom-cards-81', is: true },
])

/** Is somebody beamed past the card that lies between two locations? */
export const isBeamedPast = settled<{ by: CardId; barrier: CardId }>()('is beamed past', true, [
  { ruling: 'faq96-39-near-warp-transport-01', is: true, not: 'where no ship passes nobody is beamed past' },
])

/** Of those beamed up and down at a planet, who counts together? */
export const howBeamingIsCounted = settled<{ by: CardId }, 'at one time' | 'each way in the turn' | 'in the turn'>()(
  'how beaming is counted',
  'in the turn',
  [
    {
      ruling: 'faq96-38-atmospheric-ionization-01',
      is: 'in the turn',
      not: 'those beamed up are counted apart from those beamed down',
      mistaken: 'each way in the turn',
    },
  ],
)

/** Does what limits beaming at a planet bind those who come from a facility? */
export const bindsFromAFacility = settled<{ by: CardId }>()('binds from a facility', true, [
  { ruling: 'faq96-34-atmospheric-ionization-01', is: true, not: 'what limits beaming at a planet is for ships' },
])

/** Does a copy work on a planet besides the one that lies there already? */
export const worksBesides = settled<{ card: CardId; besides: CardId }>()('works besides', true, [
  { ruling: 'faq96-38-distortion-fields-01', is: true, not: 'of two copies on a planet only the first one works' },
  { ruling: '1eD-distortion-field-04', is: true, not: 'a second Distortion Field does nothing' },
])

/** Does the card yield to what its first print names? */
export const yieldsAsPrinted = settled<{ by: CardId }>()('yields as printed', true, [
  { ruling: '1eD-distortion-field-05', is: false, not: 'Distortion Field yields to Pattern Enhancers' },
])

/** Is a card that is flipped in every turn flipped in the one in which it was played? */
export const isFlippedWhenPlayed = settled<{ card: CardId }>()('is flipped when played', true, [
  { ruling: '1eD-distortion-field-07', is: true, not: 'Distortion Field is flipped from the next turn on' },
])

/** Is a card beamed to where it already is? */
export const isBeamedInPlace = settled<{ card: CardId }>()('is beamed to where it already is', true, [
  { custom: 'custom-beaming-72', is: false },
])

/** Does a card that beams to a neighboring location reach beyond it? */
export const beamsBeyondNeighbors = settled<{ by: CardId; from: CardId; to: CardId }>()(
  'beams beyond neighbors',
  true,
  [{ custom: 'custom-beaming-73', is: false }],
)

/** Do personnel walk aboard a ship or facility of the opponent's? */
export const walksAboardTheOpponents = settled<{ player: PlayerName; aboard: CardId }>()(
  "walks aboard the opponent's",
  true,
  [{ custom: 'custom-cards-607', is: false }],
)

/** Are cards beamed that are aboard nothing and at no place, such as those in a hand or on the table? */
export const isBeamedFromNowhere = settled<{ cards: readonly CardId[] }>()('is beamed from nowhere', true, [
  { custom: 'custom-beaming-75', is: false },
])
