import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import { opponentOf, type PlayerName, type State } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { losesWithTheLastOutpost } from '../../questions/scoring/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import { refersTo } from '../../text/names.ts'

const judging = cardsWith(text => text.judges)

/** The player who lost by what he did, by what he has lost since then, or whom a card in play makes lose for what he has played. */
export function loser(game: Game, since: State): PlayerName | undefined {
  const wrong = game.state.history.find(d => d.kind === 'lost')
  if (wrong) return wrong.player
  for (const { name: player } of game.state.players)
    if (hasLostHisOutposts(game, since, player) && game.decide(losesWithTheLastOutpost, { player })) return player
  for (const { id, controller, face } of judging(game)) {
    if (face === 'down') continue
    const player = opponentOf(game.state, controller)
    const broken = game
      .text(id)
      .judges?.find(c => game.inForce(c) && c.played.some(title => timesPlayed(game, player, title) > c.moreThan))
    if (!broken || !can(game, id, 'keep text in force')) continue
    game.credit(broken)
    return player
  }
  return undefined
}

function timesPlayed(game: Game, player: PlayerName, title: string): number {
  return game.state.history.filter(
    d => d.kind === 'play' && d.player === player && refersTo(game, title, game.card(d.card!).title),
  ).length
}

const hasLostHisOutposts = (game: Game, since: State, player: PlayerName): boolean =>
  hasOutpost(game, since, player) && !hasOutpost(game, game.state, player)

const hasOutpost = (game: Game, { cards }: State, player: PlayerName): boolean =>
  cards.some(c => c.controller === player && inPlay(c) && game.facts(c.id).class === 'outpost')
