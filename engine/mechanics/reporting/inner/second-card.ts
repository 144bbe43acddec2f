import type { Act } from '../../../../protocol/types.ts'
import { discard, move } from '../../../board/moves.ts'
import { inPlay } from '../../../board/places.ts'
import { type CardId, othersOf, type PlayerName } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { maySupplyTheSecond } from '../../../questions/reporting/questions.ts'
import { windowReopens } from '../../../questions/timing/questions.ts'
import { isUsedOtherwise } from '../../../questions/timing/settled.ts'
import { options } from '../../timing/answer.ts'
import { framing } from '../../timing/queue.ts'
import { checkResponse, window } from '../../timing/window.ts'
import { play } from '../play.ts'
import { checkAnswer, usable } from './use-answer.ts'

const unfinished = (card: CardId, by: PlayerName): Trigger => ({ on: 'unfinished', card, by })

/** Refuses to begin with a card that needs a second one when none is at hand. */
export function requireSecond(game: Game, player: PlayerName, card: CardId): void {
  const others = seconds(game, player, unfinished(card, player)).filter(id => id !== card)
  if (!others.length && !game.decide(isUsedOtherwise, { card, what: 'cards' }))
    refuse('requirement', `${card} is played together with a second card`, [card])
}

/** The cards in hand, and those in play, that can be the second one. */
const seconds = (game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] => [
  ...options(game, player, trigger),
  ...usable(game, player, trigger),
]

/** A card in play is discarded to be played as the second one, which may be answered like that. */
function* playFromThere(game: Game, player: PlayerName, act: Act, trigger: Trigger): Flow {
  const card = act.card!
  game.credit(checkAnswer(game, player, act, trigger))
  game.tell({ event: 'started', cards: [card], player })
  move(game, card, 'play', player)
  game.note('playedAs', { ...game.notes.playedAs, [card]: 'interrupt' })
  yield* window(game, { on: 'played', card, by: player, as: 'interrupt', within: framing(trigger) }, 1)
  if (game.card(card).place === 'play') discard(game, card)
}

/** What the second card was played on, once one has taken effect; undefined when none did. */
export function* secondCard(game: Game, player: PlayerName, first: CardId): Flow<readonly CardId[] | undefined> {
  const trigger = unfinished(first, player)
  for (let again = true, anew = false; again; anew = true) {
    const supplied = yield* supply(game, suppliers(game, player, anew), trigger)
    if (!supplied?.act.card) return undefined
    if (inPlay(game.card(supplied.act.card))) yield* playFromThere(game, supplied.by, supplied.act, trigger)
    else yield* play(game, supplied.by, supplied.act, trigger)
    if (!game.wasNullified(supplied.act.card)) return targetsOf(supplied.act)
    again = game.decide(windowReopens, { trigger })
  }
  return undefined
}

/** Who may play the second card, in turn; `anew` = one has been nullified. */
const suppliers = (game: Game, player: PlayerName, anew: boolean): readonly PlayerName[] => [
  player,
  ...othersOf(game.state, player).filter(other => anew && game.decide(maySupplyTheSecond, { player: other })),
]

interface Supplied {
  readonly by: PlayerName
  readonly act: Act
}

/** Asks each of them who has such a card, until one plays it. */
function* supply(game: Game, players: readonly PlayerName[], trigger: Trigger): Flow<Supplied | undefined> {
  for (const by of players) {
    if (!seconds(game, by, trigger).length) continue
    const given = yield {
      who: by,
      kind: 'response',
      pass: true,
      ...(trigger.card ? { by: trigger.card } : {}),
      why: trigger.on,
      check: answer => checkResponse(game, by, trigger, answer),
    }
    if ('act' in given) return { by, act: given.act }
  }
  return undefined
}
