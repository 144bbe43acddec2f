import { can } from '../../board/can.ts'
import type { Group } from '../../board/group.ts'
import { isFirstInQuadrant } from '../../board/new-ground.ts'
import { hostOf, inPlay } from '../../board/places.ts'
import { keepsWorking } from '../../board/questions.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { turnPlaced, turnsBegunSince } from '../../board/turns.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { actsOutOfPlay, completingIsSolving } from '../../questions/timing/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { TimedText } from '../../text/in-play-text.ts'
import { matches } from '../../text/match.ts'
import type { Clause } from '../../text/text.ts'
import { speaksTo } from '../../text/you.ts'
import { wasBroughtForward } from './brought-forward.ts'
import { isMeant } from './inner/turn-words.ts'

/** One thing that a card has done at a moment of a turn. */
export interface Due {
  readonly card: CardId
  /** The same for all that are done together, once. */
  readonly as: string
  readonly run: (game: Game) => Flow
}

export interface AddedTimedText {
  /** Copies on one card, or beside one deck, act as one. */
  readonly together?: true | Clause
}

/** The texts that are due at the moment, in the order of the table. */
export function textsDue(game: Game, at: TimedText['at'], player: PlayerName): readonly Due[] {
  return game.state.cards.flatMap(card =>
    (game.text(card.id).timed ?? []).flatMap((text, index) => {
      const as = `${index} of ${actsAsOne(game, text) ? `${card.title} on ${card.holder}` : card.id}`
      return isDue(game, text, at, card.id, player)
        ? [{ card: card.id, as, run: (on: Game) => carryOutDue(on, card.id, text) }]
        : []
    }),
  )
}

/** Do copies in one place do it as one? */
export function actsAsOne(game: Game, { together }: TimedText): boolean {
  if (!together || together === true) return !!together
  if (!game.inForce(together)) return false
  game.credit(together)
  return true
}

function isDue(game: Game, text: TimedText, at: TimedText['at'], card: CardId, player: PlayerName): boolean {
  return (
    text.at === at &&
    isTime(text, turnsSince(game, card)) &&
    game.inForce(text) &&
    concerns(game, text, card, player) &&
    !wasBroughtForward(game, player, 'text', card) &&
    (inPlay(game.card(card)) || game.decide(actsOutOfPlay, { card }))
  )
}

function* carryOutDue(game: Game, card: CardId, text: TimedText): Flow {
  game.credit(text)
  if (!can(game, card, 'keep text in force') || !goesOn(game, card, text)) return
  yield* carryOut(game, text.effects, { you: speaksTo(game, card), this: card })
}

/** What is due in each turn is done as often as the law has it. */
function goesOn(game: Game, card: CardId, { after, turns, whose = 'every' }: TimedText): boolean {
  const word = turns?.word ?? whose
  if (after || word === 'next' || word === 'full' || game.facts(card).type !== 'dilemma') return true
  return game.decide(keepsWorking, { card, how: word === 'every' ? 'in every turn' : "in one player's turns" })
}

const fullTurns = { 'one full turn': 1, 'second full turn': 2, 'third full turn': 3 } as const

/** Does the text speak of a turn with which so many have begun since the card was placed? */
function isTime({ after }: TimedText, begun: number): boolean {
  if (after === 'once, in the next turn') return begun === 1
  return !after || begun >= fullTurns[after]
}

/** The turns of the player whose turn it is that have begun since the card was placed where it is. */
function turnsSince(game: Game, card: CardId, player = game.state.turn.player): number {
  const placed = turnPlaced(game, card)
  return placed === undefined ? Number.POSITIVE_INFINITY : turnsBegunSince(game, placed, player)
}

/** The texts of the card that will be due at the beginning or the end of the player's next turn. */
export function scheduledFor(game: Game, card: CardId, player: PlayerName): readonly TimedText[] {
  const gone = turnsSince(game, card, player) + 1
  return (game.text(card).timed ?? []).filter(
    text =>
      (text.at === 'turn begins' || text.at === 'turn ends') &&
      isTime(text, gone) &&
      game.inForce(text) &&
      concerns(game, text, card, player, 1),
  )
}

/** The moments of an action; those of a turn come to all cards at once. */
export type Moment = Exclude<TimedText['at'], 'turn begins' | 'turn ends'>

/** What the card's text says of this moment. */
export function* carryOutAt(game: Game, at: Moment, player: PlayerName, id: CardId, group?: Group): Flow {
  for (const text of game.text(id).timed ?? []) {
    if (text.at !== at || !game.inForce(text)) continue
    if (text.says && !game.decide(completingIsSolving, { card: id })) continue
    if (text.mission && group && !matches(game, group.mission, text.mission, player)) continue
    if (isDoneInQuadrant(game, player, id, text)) continue
    game.credit(text)
    yield* carryOut(game, text.effects, { you: player, this: id, ...(group ? { group } : {}) })
  }
}

/** Has the player done it in the quadrant, where the text has it done once in each? */
function isDoneInQuadrant(
  game: Game,
  player: PlayerName,
  id: CardId,
  { onceInEachQuadrant: once }: TimedText,
): boolean {
  if (!once || !game.inForce(once)) return false
  game.credit(once)
  return !isFirstInQuadrant(game, player, id)
}

function concerns(game: Game, text: TimedText, card: CardId, player: PlayerName, ahead = 0): boolean {
  if (text.turns) return isMeant(game, card, text.turns, player, ahead)
  if (text.whose === "host's") return game.find(hostOf(game, card) ?? '')?.controller === player
  if (text.whose === undefined || text.whose === 'every') return true
  return speaksTo(game, card) === player
}
