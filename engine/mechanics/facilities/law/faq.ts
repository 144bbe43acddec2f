import { denial, presumption } from '../../../kernel/rule.ts'
import {
  crewIsAffected,
  hasItsOwnTransporters,
  isTakenForAShip,
  standsForTheShip,
  standsOnThePlanet,
} from '../questions.ts'

const always = () => true

const inItsPlace = presumption({
  ruling: 'a dilemma for a ship is placed on the outpost whose crew meets it',
  asked: standsForTheShip,
  applies: always,
  answer: true,
})

const aboardShipsOnly = presumption({
  ruling: "a ship's crew are those who are aboard a ship",
  asked: crewIsAffected,
  applies: always,
  answer: false,
})

const onTheSurface = presumption({
  ruling: 'an outpost at a planet stands on it',
  asked: standsOnThePlanet,
  applies: always,
  answer: true,
})

const fromShipsOnly = presumption({
  ruling: 'Away Teams are sent from ships',
  asked: hasItsOwnTransporters,
  applies: always,
  answer: false,
})

const immobileShip = presumption({
  ruling: 'an outpost is a ship that does not move',
  asked: isTakenForAShip,
  applies: always,
  answer: true,
})

/** Outposts, as the FAQ of 1996 has them. */
export const outposts1996 = [
  inItsPlace,
  denial('faq96-34-space-dilemmas-from-an-outpost-01', inItsPlace, false),
  aboardShipsOnly,
  denial('faq96-34-space-dilemmas-from-an-outpost-02', aboardShipsOnly, true),
  onTheSurface,
  denial('faq96-34-where-are-they-01', onTheSurface, false),
  fromShipsOnly,
  denial('faq96-34-where-are-they-02', fromShipsOnly, true),
  immobileShip,
  denial('faq96-34-outposts-as-ships-01', immobileShip, false),
]
