import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { worksWith } from '../../compatibility/cooperation.ts'
import { mayBeHeldBack } from '../../missions/questions.ts'
import {
  areLostWithTheirShip,
  areOneTeamFromTwoShips,
  isBeamedBetween,
  mayBeamBetweenShips,
  mayChangeToAShipOfOthers,
  maySetFoot,
  transportersNeedACrew,
} from '../questions.ts'

const somebodyAboard = presumption({
  ruling: 'transporters need somebody aboard',
  asked: transportersNeedACrew,
  applies: () => true,
  answer: true,
})

/** Transporters need nobody: an invisible crew operates them. */
const invisibleCrew = denial('faq96-23-beaming-09', somebodyAboard, false)

const beamedAcross = presumption({
  ruling: 'who goes between an outpost and a ship docked there is beamed',
  asked: isBeamedBetween,
  applies: () => true,
  answer: true,
})

/** Going between an outpost and a ship docked there is no beaming. */
const walksAcross = denial('faq96-23-outposts-01', beamedAcross, false)

/** From ship to ship only at one location, and only between ships of one player. */
export const shipsOfOnePlayer = rule({
  ruling: 'faq96-23-beaming-02',
  asked: mayBeamBetweenShips,
  applies: () => true,
  answer: ({ from, to, near }, game) => near && game.card(from).controller === game.card(to).controller,
})

const withTheirShip = presumption({
  ruling: 'a crew does not change to a ship with which its own does not go together',
  asked: mayChangeToAShipOfOthers,
  applies: () => true,
  answer: false,
})

/** Nobody asks to which ship those come from who go with either. */
const fromShipToShip = denial('faq96-23-beaming-01', withTheirShip, true)

const lostWithIt = presumption({
  ruling: 'an Away Team is lost with its ship',
  asked: areLostWithTheirShip,
  applies: () => true,
  answer: true,
})

/** Those who have left a ship that is destroyed stay where they are. */
const stranded = denial('faq96-23-beaming-03', lostWithIt, false)

const onlyThoseWhoMatch = presumption({
  ruling: 'nobody is beamed down who does not match the mission',
  asked: maySetFoot,
  applies: () => true,
  answer: false,
})

/** Anyone is beamed down, whatever the mission. */
const anyone = denial('faq96-23-away-teams-08', onlyThoseWhoMatch, true)

const asManyTeamsAsShips = presumption({
  ruling: 'those who came from different ships are different Away Teams',
  asked: areOneTeamFromTwoShips,
  applies: () => true,
  answer: false,
})

/** Those who were beamed down from two ships are one Away Team. */
const oneTeam = denial('faq96-23-away-teams-04', asManyTeamsAsShips, true)

/** Whoever is there and could go along does: a second team is beamed down when the first one has acted. */
const allOfThem = rule({
  ruling: 'faq96-23-away-teams-05',
  asked: mayBeHeldBack,
  applies: ({ kind, left, others }, game) =>
    kind === 'Away Team' && left.some(card => others.every(other => worksWith(game, card, other))),
  answer: false,
})

export const faqBeaming = [
  somebodyAboard,
  invisibleCrew,
  beamedAcross,
  walksAcross,
  shipsOfOnePlayer,
  withTheirShip,
  fromShipToShip,
  lostWithIt,
  stranded,
  onlyThoseWhoMatch,
  anyone,
  asManyTeamsAsShips,
  oneTeam,
  allOfThem,
]
