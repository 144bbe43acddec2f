import type { PlayerName, State } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { hasRunOut } from '../../questions/scoring/questions.ts'
import { comesAtOnce, endOfADeck } from '../../questions/scoring/settled.ts'
import { pointsOf } from './points.ts'

/** Who wins because a draw deck has run out since then, null = nobody; undefined = the game goes on. */
export function endByADeck(game: Game, since: State): { readonly winner: PlayerName | null } | undefined {
  const { turn, players } = game.state
  const over = players.some(({ name: player }) => {
    if (!ranOut(game, since, player)) return false
    const end = game.decide(endOfADeck, { player })
    if (end === 'nothing' || (end === 'the higher score wins with the other' && othersHave(game, player))) return false
    return since.turn.number !== turn.number || game.decide(comesAtOnce, { player })
  })
  return over ? { winner: ahead(game) } : undefined
}

function ranOut(game: Game, since: State, player: PlayerName): boolean {
  if (!hasDeck(game.state, player) && hasDeck(since, player))
    return game.decide(hasRunOut, { player, when: 'the last card is gone' })
  const inVain = game.state.history.some(deed => deed.kind === 'drew in vain' && deed.player === player)
  return inVain && game.decide(hasRunOut, { player, when: 'there is nothing to draw' })
}

/** The player with the most points; nobody where both have as many. */
function ahead(game: Game): PlayerName | null {
  const best = Math.max(...game.state.players.map(({ name }) => pointsOf(game, name)))
  const [first, ...others] = game.state.players.filter(({ name }) => pointsOf(game, name) === best)
  return first && !others.length ? first.name : null
}

const othersHave = ({ state }: Game, player: PlayerName): boolean =>
  state.players.some(({ name }) => name !== player && hasDeck(state, name))

const hasDeck = ({ cards }: State, player: PlayerName): boolean =>
  cards.some(({ place, holder }) => place === 'deck' && holder === player)
