import { can } from '../../../board/can.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { refersTo } from '../../../text/names.ts'
import type { Requirements } from '../../../text/requirement.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface RequirementForms {
    /** A matching commander of the ship in question is aboard. */
    matchingCommander: { readonly matchingCommander: true }
  }
}

export const defiantDedicationPlaque: CardText = {
  title: 'Defiant Dedication Plaque',
  plays: [{ stays: true }],
  standing: [
    {
      affects: { all: { type: 'ship', whose: 'yours', not: { class: 'Defiant' } } },
      add: { range: 2 },
      if: { matchingCommander: true },
    },
    {
      affects: { all: { type: 'ship', whose: 'yours', class: 'Defiant' } },
      add: { range: 3 },
      if: { matchingCommander: true },
    },
  ],
}

export const requirements: Requirements<'matchingCommander'> = {
  matchingCommander: (game, _, { pool, ship }) => pool.some(id => commands(game, id, ship)),
}

function commands(game: Game, id: CardId, ship: CardId | undefined): boolean {
  if (!ship || !can(game, id, 'be matching commander')) return false
  return !!game.facts(ship).matchingCommanders?.some(name => refersTo(game, name, game.card(id).title))
}
