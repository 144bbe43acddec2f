import type { Game } from '../kernel/game.ts'
import { extendsSHIELDS, isDockedThere } from '../questions/docking/questions.ts'
import { lacksWhatItExtends } from '../questions/docking/settled.ts'
import { cardsIn, locationOf } from './places.ts'
import { sitesOf } from './sites.ts'
import type { CardId, CardState } from './state.ts'

/** The facility where the ship is docked, itself or at one of its sites. */
export function dockOf(game: Game, ship: CardId): CardId | undefined {
  const { place, holder } = game.card(ship)
  if (place !== 'docked') return undefined
  return game.facts(holder).type === 'site' ? game.card(holder).holder : holder
}

/** The ships docked at the facility or at one of its sites; which they are hangs on nothing that is asked meanwhile. */
export const shipsDockedAt = (game: Game, facility: CardId): readonly CardId[] =>
  game.memory.answer('ships', 'docked at', facility, () =>
    [facility, ...sitesOf(game, facility)].flatMap(at => cardsIn(game, 'docked', at)).map(c => c.id),
  )

/** Is it docked there, by its player's word or because the law takes it to be? */
export function isDockedAt(game: Game, ship: CardId, facility: CardId): boolean {
  const { place, holder, controller } = game.card(ship)
  if (place === 'docked') return holder === facility
  const at = game.card(facility)
  if (place !== 'space' || at.place !== 'space' || at.holder !== holder || at.controller !== controller) return false
  if (game.facts(ship).type !== 'ship' || game.facts(facility).type !== 'facility') return false
  return game.decide(isDockedThere, { ship, at: facility, how: 'is there' })
}

/** SHIELDS that a facility gives a ship, or lacks itself. */
interface Extension {
  readonly by: CardId
  readonly add: number
}

/** SHIELDS that facilities extend to a ship, or that a facility lacks because it does; `shieldsOf` = how many they have. */
export function extensions(game: Game, card: CardId, shieldsOf: (facility: CardId) => number): readonly Extension[] {
  const { type, shields = 0 } = game.facts(card)
  if (type === 'ship') return extensionsTo(game, card, shieldsOf)
  return type === 'facility' ? lacks(game, card, shields) : []
}

function extensionsTo(game: Game, ship: CardId, shieldsOf: (facility: CardId) => number): readonly Extension[] {
  const mission = locationOf(game, ship)
  if (mission === undefined) return []
  const dock = dockOf(game, ship)
  return facilitiesAt(game, mission).flatMap(({ id: by }) => {
    const part = partOf(game, ship, by, dock)
    return part > 0 ? [{ by, add: part * shieldsOf(by) }] : []
  })
}

/** Which cards are facilities is asked for each ship there, and hangs on nothing that is asked meanwhile. */
const facilitiesAt = (game: Game, mission: CardId): readonly CardState[] =>
  game.memory.answer('facilities', 'in space', mission, () =>
    cardsIn(game, 'space', mission).filter(c => game.facts(c.id).type === 'facility'),
  )

/** Asked for each ship there, and hangs on nothing that is asked meanwhile. */
const lacks = (game: Game, facility: CardId, shields: number): readonly Extension[] =>
  game.memory.answer('lacks', 'SHIELDS', facility, () =>
    shipsDockedAt(game, facility)
      .filter(ship => game.decide(lacksWhatItExtends, { facility, ship }))
      .map(ship => ({ by: facility, add: -partOf(game, ship, facility, facility) * shields })),
  )

function partOf(game: Game, ship: CardId, by: CardId, dock: CardId | undefined): number {
  const there = dock === by || isDockedAt(game, ship, by)
  const docked = there ? 'there' : dock === undefined ? 'nowhere' : 'elsewhere'
  const others = shipsDockedAt(game, by)
  return game.decide(extendsSHIELDS, { ship, by, docked, first: others.length === 0 || others[0] === ship })
}
