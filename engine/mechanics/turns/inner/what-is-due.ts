import type { PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import { Game } from '../../../kernel/game.ts'
import { ordersWhatIsDue } from '../../../questions/turns/settled.ts'
import { doEachTurn } from '../../damage/markers.ts'
import { repairsDue } from '../../damage/repair-in-turns.ts'
import { countdownsDue } from '../../draws-and-discards/count-down.ts'
import { demandsDue } from '../../draws-and-discards/demands.ts'
import { select } from '../../selections/select.ts'
import { type Due, textsDue } from '../../timing/due.ts'

/**
 * Does what is due, one after the other, each once, as long as it still is due. The player whose turn it is orders what is due
 * at its end where the law lets him.
 */
export function* doWhatIsDue(game: Game, player: PlayerName, at: 'turn begins' | 'turn ends'): Flow {
  if (at === 'turn begins') yield* doEachTurn(game)
  const byItself = () =>
    at === 'turn ends' ? [...countdownsDue(game, player), ...demandsDue(game, player), ...repairsDue(game, player)] : []
  const find = () => [...textsDue(game, at, player), ...byItself()]
  const done = new Set<string>()
  for (;;) {
    const left = find().filter(({ as }) => !done.has(as))
    const next = at === 'turn ends' ? yield* nextOf(game, player, left) : left.slice(0, 1)
    if (!next.length) return
    for (const one of next) {
      done.add(one.as)
      yield* one.run(game)
    }
  }
}

/** What is done next: one thing, after what its card says before it and is idle. */
function* nextOf(game: Game, player: PlayerName, left: readonly Due[]): Flow<readonly Due[]> {
  if (left.length < 2) return left
  const busy = left.filter(one => !isIdle(game, one))
  const together = [...new Map([...busy].reverse().map(one => [one.as, one.card])).values()].reverse()
  const cards = [...new Set(together)]
  if (cards.length < 2 || !game.decide(ordersWhatIsDue, { player, cards })) return left.slice(0, 1)
  const [chosen] = yield* select(game, { who: player, from: cards, count: 1 })
  const own = left.filter(({ card }) => card === chosen)
  return own.slice(0, own.findIndex(one => busy.includes(one)) + 1)
}

/** Would it ask nothing and change nothing now? Then nobody need say when. */
function isIdle({ state, law }: Game, { run }: Due): boolean {
  const trial = new Game(state, law)
  return !!run(trial).next().done && trial.state === state && !trial.told.length
}
