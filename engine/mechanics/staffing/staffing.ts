import { isAllowed } from '../../board/allowed.ts'
import { can, requireUnhindered } from '../../board/can.ts'
import { iconsOf } from '../../board/icons.ts'
import { individualsOf } from '../../board/individuals.ts'
import { cardsIn, crewOf, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'
import { iconOfBoth, staffsAsTwo } from '../dual-personnel/questions.ts'
import { isHologram } from '../holograms/holograms.ts'
import { mayStaffByThemselves } from '../holograms/questions.ts'
import { eachCopyStaffs, needsItsAffiliation, staffsAlthoughNoPersonnel } from './questions.ts'

declare module '../../board/allowed.ts' {
  interface Allowances {
    'fly and attack without a crew': true
  }
}

/** Refuses what only a staffed ship may do. */
export function checkStaffing(game: Game, player: PlayerName, ship: CardId): void {
  if (isAllowed(game, ship, 'fly and attack without a crew')) return
  const crew = [...crewOf(game, ship, player), ...othersAboard(game, ship, player)]
  const able = withoutCopies(game, crew).filter(id => can(game, id, 'staff'))
  requireUnhindered(game, able, 'staff')
  if (!isStaffed(game, ship, able)) refuse('staffing', `${ship} is not staffed`, [ship])
}

/** All of them, or one of each kind where the law lets copies fill no icon of their own. */
function withoutCopies(game: Game, crew: readonly CardId[]): readonly CardId[] {
  const title = (id: CardId): string => game.card(id).title
  return crew.filter((id, at) => {
    const isCopy = crew.slice(0, at).some(other => title(other) === title(id))
    return !isCopy || game.decide(eachCopyStaffs, { card: id })
  })
}

/** What else the player has aboard that the law lets fill the icons. */
function othersAboard(game: Game, ship: CardId, player: PlayerName): readonly CardId[] {
  return cardsIn(game, 'aboard', ship)
    .filter(c => c.controller === player && !isPersonnel(game, c.id))
    .filter(c => game.decide(staffsAlthoughNoPersonnel, { card: c.id }))
    .map(c => c.id)
}

/** Different personnel fill the staffing icons; one of them shares the ship's affiliation. */
export function isStaffed(game: Game, ship: CardId, able: readonly CardId[]): boolean {
  const needed = game.facts(ship).staffing ?? []
  return (
    hasMatching(game, ship, able) &&
    able.length > 0 &&
    (!able.every(id => isHologram(game, id)) || game.decide(mayStaffByThemselves, { ship })) &&
    seat(
      game,
      needed,
      able.flatMap(id => seated(game, id)),
    )
  )
}

/** Does one of them share the affiliation of the ship? */
export function hasMatching(game: Game, ship: CardId, able: readonly CardId[]): boolean {
  const own = affiliationsOf(game, ship)
  return (
    !own.length ||
    !game.decide(needsItsAffiliation, { card: ship }) ||
    able.some(id => affiliationsOf(game, id).some(a => own.includes(a)))
  )
}

/** Those on the card who take a seat each. */
function seated(game: Game, card: CardId): readonly CardId[] {
  const people = individualsOf(game, card)
  return people.length < 2 || game.decide(staffsAsTwo, { card }) ? people : [card]
}

/** Seats everybody in turn; `used` = cards whose affiliation icon has been used. */
function seat(game: Game, needed: readonly string[], able: readonly CardId[], used: readonly CardId[] = []): boolean {
  const [icon, ...rest] = needed
  if (icon === undefined) return true
  return able
    .filter(id => fills(game, id, icon) && can(game, id, 'use icons') && hasItLeft(game, id, icon, used))
    .some(id => {
      const others = able.filter(other => other !== id)
      return seat(game, rest, others, affiliationIcons.has(icon) ? [...used, cardOf(id)] : used)
    })
}

const affiliationIcons: ReadonlySet<string> = new Set(['borg', 'non-aligned'])

function hasItLeft(game: Game, id: CardId, icon: string, used: readonly CardId[]): boolean {
  if (!affiliationIcons.has(icon) || !used.includes(cardOf(id))) return true
  return game.decide(iconOfBoth, { card: cardOf(id) })
}

function fills(game: Game, id: CardId, icon: string): boolean {
  if (affiliationIcons.has(icon)) return affiliationsOf(game, id).includes(icon)
  const icons = iconsOf(game, id)
  return icons.includes(icon) || (icon === 'staff' && icons.includes('command'))
}
