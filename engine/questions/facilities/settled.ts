import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is a dilemma that is placed on a ship placed on the facility whose crew meets it without one? */
export const standsForTheShip = settled<{ dilemma: CardId; facility: CardId }>()('stands for the ship', false, [
  {
    ruling: 'faq96-34-space-dilemmas-from-an-outpost-01',
    is: false,
    not: 'a dilemma for a ship is placed on the outpost whose crew meets it',
  },
])

/** Does a dilemma affect the crew of a facility that meets it without a ship? */
export const crewIsAffected = settled<{ dilemma: CardId; facility: CardId }>()('crew of a facility is affected', true, [
  {
    ruling: 'faq96-34-space-dilemmas-from-an-outpost-02',
    is: true,
    not: "a ship's crew are those who are aboard a ship",
  },
])

/** Does a facility at a planet stand on its surface, so that those aboard are on the planet? */
export const standsOnThePlanet = settled<{ facility: CardId }>()('stands on the planet', false, [
  { ruling: 'faq96-34-where-are-they-01', is: false, not: 'an outpost at a planet stands on it' },
])

/** May cards be beamed from and to the facility by its own means? */
export const hasItsOwnTransporters = settled<{ facility: CardId }>()('has its own transporters', true, [
  { ruling: 'faq96-34-where-are-they-02', is: true, not: 'Away Teams are sent from ships' },
])

/** Is a facility a ship for cards that speak of ships? */
export const isTakenForAShip = settled<{ facility: CardId }>()('is taken for a ship', false, [
  { ruling: 'faq96-34-outposts-as-ships-01', is: false, not: 'an outpost is a ship that does not move' },
])

/** Does anything report to a site, and not only what its text names? */
export const siteReceivesAll = settled<{ site: CardId; card: CardId }>()('a site receives anything', true, [
  { ruling: '1eS-site-02', is: false },
])

/** What a player pays for a site that he plays. */
export const siteCosts = settled<{ site: CardId; player: PlayerName }, 'nothing' | 'the card play'>()(
  'a site costs',
  'nothing',
  [{ ruling: '1eS-site-05', is: 'the card play' }],
)

/** May a site that comes to a station be put before others that lie there? */
export const mayBeInsertedBefore = settled<{ site: CardId; right: CardId }>()('a site may be put before others', true, [
  { ruling: '1eS-site-08', is: true, not: 'a new site lies behind those that were there before' },
])

/** Is a facility built from hand although its text does not let it, or nobody is there whom its text asks for? */
export const isBuiltRegardless = settled<{ facility: CardId; at: CardId }>()('is built regardless of its text', true, [
  { custom: 'custom-facilities-66', is: false },
])
