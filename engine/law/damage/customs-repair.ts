import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { custom } from '../../kernel/rule.ts'
import { areOfOneAffiliation } from '../../mechanics/compatibility/affiliations.ts'
import { isOutpostOfAnAlly } from '../../mechanics/compatibility/cooperation.ts'
import { repairsNone } from '../../mechanics/damage/repairs-none.ts'
import { actsItself } from '../../mechanics/reporting/reporting.ts'
import { isRepairedThere } from '../../questions/damage/repair.ts'
import { usesOutpostsOfAllies } from '../../questions/docking/questions.ts'

const isItsPlayers = (game: Game, ship: CardId, at: CardId): boolean =>
  game.card(at).controller === game.card(ship).controller

const isOfAnAlly = (game: Game, ship: CardId, outpost: CardId): boolean =>
  isOutpostOfAnAlly(game, ship, outpost) && game.decide(usesOutpostsOfAllies, { ship, outpost })

/** What its outpost does for a ship by itself. */
export const itsOutpostRepairs = custom({
  ruling: 'custom-damage-20',
  asked: isRepairedThere,
  applies: ({ ship, at }, game) =>
    game.facts(at).class === 'outpost' &&
    isItsPlayers(game, ship, at) &&
    (areOfOneAffiliation(game, ship, at) || isOfAnAlly(game, ship, at)),
  answer: true,
})

/** What a facility does for a ship by itself. */
export const facilitiesRepair = custom({
  ruling: 'custom-damage-21',
  asked: isRepairedThere,
  applies: ({ ship, at }, game) =>
    isItsPlayers(game, ship, at) && !repairsNone(game, at) && actsItself(game, at, 'repair'),
  answer: true,
})

/** What the site does for a ship that is docked at it. */
export const sitesRepair = custom({
  ruling: 'custom-cards-103',
  asked: isRepairedThere,
  applies: ({ ship, at }, game) =>
    isItsPlayers(game, ship, at) && game.text(game.card(ship).holder).repairs?.what === 'ships docked here',
  answer: true,
})
