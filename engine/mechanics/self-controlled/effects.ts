import { move } from '../../board/moves.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { resolve } from '../../text/selector.ts'
import { leave } from '../dilemmas/settle.ts'
import { select } from '../selections/select.ts'
import { strike } from './attack.ts'
import { type Course, endsFor, stepTo } from './inner/course.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'move on'> = {
  'move on': function* (game, { who }, context) {
    for (const card of resolve(game, who, context)) yield* moveOn(game, card)
  },
}

/** One step on its course, over the end of the spaceline if it has come there; what is held attacks where it is. */
function* moveOn(game: Game, card: CardId): Flow {
  const course = yield* courseOf(game, card)
  if (course === 'none') return
  if (course === 'held') return yield* strike(game, card, 'held')
  if (course === 'off the spaceline') return leave(game, card, 'discarded')
  move(game, card, 'space', course.to)
  yield* strike(game, card, 'arrives')
}

/** Where it moves now; the end that it goes to is kept as its target. */
function* courseOf(game: Game, card: CardId): Flow<Course> {
  const ends = endsFor(game, card)
  const [end] = ends.length > 1 ? yield* choose(game, card, ends) : ends
  if (end === undefined) return 'none'
  game.change(card, { targets: [end] })
  return stepTo(game, card, end)
}

/** With both ends equally far away, whoever's turn it is says where it goes. */
const choose = (game: Game, card: CardId, from: readonly CardId[]): Flow<readonly CardId[]> =>
  select(game, { who: game.state.turn.player, from, count: 1, by: card, why: 'where it goes' })
