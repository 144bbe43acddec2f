import { remember } from '../../board/history.ts'
import type { PlayerName, State } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { hasRunOut } from '../../questions/scoring/questions.ts'
import { comesAtOnce, endOfADeck } from '../../questions/scoring/settled.ts'
import { pointsOf } from './points.ts'

/** Remembers whose draw decks have run out since then: where the turn is played to its end, the game is over later. */
export function noticeExhausted(game: Game, since: State): void {
  for (const { name: player } of game.state.players)
    if (hasDeck(since, player) && !hasDeck(game.state, player)) remember(game, { player, kind: 'ran out of cards' })
}

/** Who wins because a draw deck has run out, null = nobody; undefined = the game goes on. */
export function endByADeck(game: Game, since: State): { readonly winner: PlayerName | null } | undefined {
  const { turn, players } = game.state
  const over = players.some(({ name: player }) => {
    if (!ranOut(game, player)) return false
    const end = game.decide(endOfADeck, { player })
    if (end === 'nothing' || (end === 'the higher score wins with the other' && anyoneHas(game.state))) return false
    return since.turn.number !== turn.number || game.decide(comesAtOnce, { player })
  })
  return over ? { winner: ahead(game) } : undefined
}

function ranOut(game: Game, player: PlayerName): boolean {
  const isOut = game.state.history.some(deed => deed.kind === 'ran out of cards' && deed.player === player)
  if (isOut && !hasDeck(game.state, player)) return game.decide(hasRunOut, { player, when: 'the last card is gone' })
  const inVain = game.state.history.some(deed => deed.kind === 'drew in vain' && deed.player === player)
  return inVain && game.decide(hasRunOut, { player, when: 'there is nothing to draw' })
}

/** The player with the most points; nobody where both have as many. */
function ahead(game: Game): PlayerName | null {
  const best = Math.max(...game.state.players.map(({ name }) => pointsOf(game, name)))
  const leaders = game.state.players.filter(({ name }) => pointsOf(game, name) === best)
  return leaders.length === 1 ? leaders[0]!.name : null
}

const anyoneHas = (state: State): boolean => state.players.some(({ name }) => hasDeck(state, name))

const hasDeck = ({ cards }: State, player: PlayerName): boolean =>
  cards.some(({ place, holder }) => place === 'deck' && holder === player)
