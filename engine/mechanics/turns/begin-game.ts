import type { Act } from '../../../protocol/types.ts'
import { cardsIn } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { SideDeck } from '../../questions/draws-and-discards/questions.ts'
import { sideDeckIsShuffled, startingPlayerIsChosen } from '../../questions/seeding/settled.ts'
import { beginsThePhase } from '../../questions/seeding/turn.ts'
import { keepApart } from '../seeding/keep-apart.ts'
import { shuffle } from '../selections/shuffle.ts'

const sideDecks: readonly SideDeck[] = ['tent', 'bridge', 'continuum', 'tribbles']

/** The seed phases begin, and the player is the starting player. */
export function* beginGame(game: Game, player: PlayerName): Flow {
  if (game.state.turn.phase !== 'setup') malformed('wrong-time', 'The game has begun already')
  const { players } = game.state
  const [first] = players
  if (!game.decide(startingPlayerIsChosen, { player }) && first?.name !== player)
    refuse('wrong-player', `${first?.name} begins`)
  const starting = players.filter(p => p.name === player)
  game.state = { ...game.state, players: [...starting, ...players.filter(p => p.name !== player)] }
  yield* shuffleSideDecks(game)
  const begins = game.decide(beginsThePhase, { phase: 'seed-doorway', next: game.state.turn.player })
  game.state = { ...game.state, turn: { ...game.state.turn, player: begins, phase: 'seed-doorway' } }
  keepApart(game)
}

function* shuffleSideDecks(game: Game): Flow {
  for (const { name } of game.state.players)
    for (const deck of sideDecks)
      if (cardsIn(game, deck, name).length && game.decide(sideDeckIsShuffled, { player: name, deck }))
        yield* shuffle(game, name, deck)
}

/** Refuses whatever is done before a starting player is chosen. */
export function checkBegun(game: Game, player: PlayerName, { kind }: Act): void {
  if (game.state.turn.phase === 'setup' && kind !== 'begin' && game.decide(startingPlayerIsChosen, { player }))
    refuse('must-first', 'The players choose a starting player first')
}
