import { isAllowed } from '../../board/allowed.ts'
import { can } from '../../board/can.ts'
import { isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isLedByNature, type Leading, leadsInBattle, needsALeaderAgainst } from '../../questions/battle/questions.ts'
import { leadsWithAHalf } from '../../questions/battle/settled.ts'
import { isMet } from '../../questions/skills/questions.ts'
import { matches } from '../../text/match.ts'
import type { Filter } from '../../text/text.ts'
import { levelOf } from '../skills/level.ts'
import { skillTotal } from '../skills/totals.ts'

/** Does a text in play let it attack, and fire, with nobody to lead? */
export const needsNoLeader = (game: Game, card: CardId): boolean =>
  isAllowed(game, card, 'fly and attack without a crew') || isAllowed(game, card, 'attack without a leader')

/** Does it go into a battle of personnel without a leader, and need one? */
export function isUnled(game: Game, side: readonly CardId[], against: readonly CardId[]): boolean {
  const [one] = side
  if (one === undefined) return false
  if (!isPersonnel(game, one)) return !game.decide(isLedByNature, { card: one })
  if (!against.every(id => isPersonnel(game, id)) && !game.decide(needsALeaderAgainst, { isCrew: isAboard(game, one) }))
    return false
  return !isLed(
    game,
    game.card(one).controller,
    side.filter(id => can(game, id, 'battle')),
  )
}

const isAboard = (game: Game, id: CardId): boolean => game.card(id).place === 'aboard'

/** Is one of them a leader, as battles need one, or have several of them together what makes one? */
export function isLed(game: Game, player: PlayerName, those: readonly CardId[]): boolean {
  if (those.some(id => leads(game, player, id))) return true
  const halves = those.filter(id => levelOf(game, id, 'Leadership') < 1)
  const total = skillTotal(game, 'Leadership', halves)
  return game.decide(isMet, { skill: 'Leadership', level: 1, total })
}

const marks = {
  OFFICER: { classification: 'OFFICER' },
  Leadership: { skill: 'Leadership' },
  Defense: { icon: 'defense' },
} as const satisfies Readonly<Record<Leading, Filter>>

function leads(game: Game, player: PlayerName, id: CardId): boolean {
  const isOne = (by: Leading): boolean =>
    matches(game, id, marks[by], player, true) && game.decide(leadsInBattle, { card: id, by })
  if (isOne('OFFICER') || isOne('Leadership') || isOne('Defense')) return true
  return (
    levelOf(game, id, 'Leadership') === 0.5 && can(game, id, 'use skills') && game.decide(leadsWithAHalf, { card: id })
  )
}
