import type { Act } from '../../protocol/types.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { floatsWithTheCrew } from '../questions/doorways/settled.ts'
import { standsOnThePlanet } from '../questions/facilities/settled.ts'
import { areThereToo } from '../questions/locations/questions.ts'
import { crewAttemptsFrom } from '../questions/missions/settled.ts'
import { can } from './can.ts'
import { shipsDockedAt } from './docked.ts'
import { cardsIn, crewOf, isEquipment, isPersonnel, locationOf, teamOn } from './places.ts'
import type { CardId, PlayerName } from './state.ts'
import { correspondingTo, timeLocations } from './time-locations.ts'

export interface AddedNotes {
  /** Cards that take no part in what is in progress. */
  bystanders: ReadonlySet<CardId>
}

type Aim = 'attempt' | 'scout' | 'commandeer'

/** Those who face a dilemma together: an Away Team, or a crew with its ship. */
export interface Group {
  readonly kind: 'Away Team' | 'crew'
  readonly player: PlayerName
  /** All of the team or crew whom the player sends, whatever befell them. */
  readonly present: readonly CardId[]
  readonly personnel: readonly CardId[]
  readonly equipment: readonly CardId[]
  readonly ship?: CardId
  /** Where the crew is, if that is no ship. */
  readonly facility?: CardId
  readonly mission: CardId
  /** What they are about; absent = nothing in progress. */
  readonly to?: Aim
}

/** Where a crew or an Away Team is: its place and the ship or mission that holds it. */
export interface Site {
  readonly kind: Group['kind']
  readonly holder: CardId
  readonly mission: CardId
  readonly place: 'aboard' | 'planet'
}

/** The player's ship with a crew there, or the one named. */
export function crewSite(game: Game, player: PlayerName, mission: CardId, act: Act): Site {
  const holder = vesselFor(game, player, mission, act)
  return aboard(holder ?? refuse('wrong-place', `${player} has no ship at ${mission}`, [mission]), mission)
}

/** The vessel whose crew would act, where one is named that one; undefined where the player has none there. */
export function vesselFor(game: Game, player: PlayerName, mission: CardId, act: Act): CardId | undefined {
  const vessels = vesselsAt(game, player, mission, act)
  if (act.from?.[0] === 'aboard') return vessels.find(id => id === act.from?.[1])
  return vessels.find(id => crewOf(game, id, player).length > 0) ?? vessels[0]
}

/** Where the crew of a vessel at the mission is. */
export const aboard = (holder: CardId, mission: CardId): Site => ({ kind: 'crew', holder, mission, place: 'aboard' })

/** The player's ships there and, where the law lets their crews attempt, his facilities. */
export function vesselsAt(game: Game, player: PlayerName, mission: CardId, act: Act): readonly CardId[] {
  const there = cardsIn(game, 'space', mission)
  const own = there.filter(c => c.controller === player)
  const of = (type: 'ship' | 'facility'): readonly CardId[] =>
    own.filter(c => game.facts(c.id).type === type).map(c => c.id)
  if (act.kind !== 'attempt') return of('ship')
  const facilities = of('facility').filter(facility => game.decide(crewAttemptsFrom, { facility }))
  const docked = there.filter(c => game.facts(c.id).type === 'facility').flatMap(c => shipsDockedAt(game, c.id))
  return [...of('ship'), ...docked.filter(ship => game.card(ship).controller === player), ...facilities]
}

/** All personnel of the player at the site, whatever befell them. */
export function presentAt(game: Game, player: PlayerName, site: Site): readonly CardId[] {
  if (site.holder !== site.mission && locationOf(game, site.holder) !== site.mission) return []
  const there =
    site.place === 'aboard'
      ? [...crewOf(game, site.holder, player), ...floatingBeside(game, player, site)]
      : [
          ...teamOn(game, site.holder, player),
          ...atTheSurface(game, player, site.holder),
          ...inAnotherTime(game, player, site.holder),
        ]
  return there.filter(id => !game.notes.bystanders?.has(id))
}

/** Those on the planet at another time, if they are there too. */
const inAnotherTime = (game: Game, player: PlayerName, place: CardId): readonly CardId[] =>
  timeLocations(game)
    .filter(time => correspondingTo(game, time).includes(place))
    .filter(time => game.decide(areThereToo, { time, place, for: 'an attempt' }))
    .flatMap(time => teamOn(game, time, player))

/** Personnel of the player's in space there, outside of any ship, if they act with the crew. */
const floatingBeside = (game: Game, player: PlayerName, { holder, mission }: Site): readonly CardId[] =>
  cardsIn(game, 'space', mission)
    .filter(c => c.controller === player && isPersonnel(game, c.id))
    .filter(c => game.decide(floatsWithTheCrew, { card: c.id, ship: holder }))
    .map(c => c.id)

/** The crews of the player's facilities in front of the mission, if those stand on its planet. */
const atTheSurface = (game: Game, player: PlayerName, mission: CardId): readonly CardId[] =>
  cardsIn(game, 'space', mission)
    .filter(c => c.controller === player && game.facts(c.id).type === 'facility')
    .filter(c => game.decide(standsOnThePlanet, { facility: c.id }))
    .flatMap(c => crewOf(game, c.id, player))

/** Those at the site who may do this: attempt, scout, commandeer. */
export function groupAt(game: Game, player: PlayerName, site: Site, to: Aim, only?: readonly CardId[]): Group {
  const present = presentAt(game, player, site).filter(id => !only?.length || only.includes(id))
  return {
    kind: site.kind,
    player,
    present,
    personnel: present.filter(id => can(game, id, to)),
    equipment: equipmentAt(game, player, site),
    ...(site.kind === 'crew' ? { [vesselOf(game, site.holder)]: site.holder } : {}),
    mission: site.mission,
    to,
  }
}

const vesselOf = (game: Game, holder: CardId): 'ship' | 'facility' =>
  game.facts(holder).type === 'facility' ? 'facility' : 'ship'

function equipmentAt(game: Game, player: PlayerName, site: Site): readonly CardId[] {
  return cardsIn(game, site.place, site.holder)
    .filter(c => c.controller === player && isEquipment(game, c.id) && !game.notes.bystanders?.has(c.id))
    .map(c => c.id)
}

/** From now on they take no part in what is in progress. */
export function standBy(game: Game, cards: readonly CardId[]): void {
  game.note('bystanders', new Set([...(game.notes.bystanders ?? []), ...cards]))
}
