import { inPlay } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { readsAsScouting } from '../../questions/dilemmas/questions.ts'
import { speaksTo } from '../../text/you.ts'
import { carryOutAt } from '../timing/due.ts'

/** The mission is solved, or scouted, where the player met dilemmas that have entered play elsewhere: what they say of it happens. */
export function* solvedWhereMet(game: Game, player: PlayerName, mission: CardId, by: 'solving' | 'scouting'): Flow {
  for (const { id: dilemma } of game.state.cards.filter(c => inPlay(c) && c.holder !== mission)) {
    if (!speaksOfSolving(game, dilemma) || speaksTo(game, dilemma) !== player) continue
    if (!wasMetAt(game, dilemma, mission)) continue
    if (by === 'solving' || game.decide(readsAsScouting, { dilemma, words: 'solving' }))
      yield* carryOutAt(game, 'solved', player, dilemma)
  }
}

const speaksOfSolving = (game: Game, card: CardId): boolean =>
  game.facts(card).type === 'dilemma' && !!game.text(card).timed?.some(text => text.at === 'solved')

const wasMetAt = (game: Game, dilemma: CardId, mission: CardId): boolean =>
  game.state.history.some(d => d.kind === 'placed' && d.card === dilemma && !!d.places?.includes(mission))
