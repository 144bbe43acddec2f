import type { Act, Answer, Question, Refusal } from '../../protocol/types.ts'
import { opponentOf, type PlayerName, type State } from '../board/state.ts'
import type { Ruleset } from '../kernel/amend.ts'
import type { Choosing } from '../kernel/choosing.ts'
import { type Decision, type Given, Refused, refuse } from '../kernel/flow.ts'
import { Game, type Told } from '../kernel/game.ts'
import { winsByWhatMayBeLost } from '../mechanics/artifacts/questions.ts'
import { loser } from '../mechanics/scoring/judge.ts'
import { pointsOf, scoredBy } from '../mechanics/scoring/points.ts'
import { pointsThatWin } from '../mechanics/scoring/questions.ts'
import { perform } from './perform.ts'

/** What a player does: announces an act, or answers the open question. */
export type Command =
  | { readonly as: PlayerName; readonly act: Act }
  | { readonly as: PlayerName | 'chance'; readonly q: string; readonly answer: Answer }

/**
 * A position of the game: the quiet state from which the action in progress began, the commands since, and the state
 * that they lead to. An action is worked out anew from its beginning with each further command, so that nothing but
 * plain data is ever kept.
 */
export interface Position {
  readonly quiet: State
  readonly log: readonly Command[]
  readonly state: State
  readonly pending: readonly Question[]
  /** The selection that is being made, if one is. */
  readonly choosing?: Choosing
  /** How many events and rulings the action has told so far. */
  readonly told: number
}

export interface Applied {
  readonly position: Position
  readonly events: readonly Told[]
  readonly because: readonly string[]
  readonly refusal?: Refusal
}

/** The position of a board on which nothing is in progress. */
export function quietPosition(state: State): Position {
  return { quiet: state, log: [], state, pending: ofTurn(state), told: 0 }
}

function ofTurn(state: State): readonly Question[] {
  if (state.over) return []
  return [{ q: `t${state.turn.number}`, who: state.turn.player, kind: 'action' }]
}

/** The position after the command, or the same one with the refusal. Pure: the same input gives the same output. */
export function apply(position: Position, command: Command, law: Ruleset): Applied {
  const game = new Game(position.quiet, law)
  try {
    return { ...advance(game, position, command), because: [...game.because] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { position, events: [], because: [...game.because], refusal: error.refusal }
  }
}

function advance(game: Game, position: Position, command: Command): Omit<Applied, 'because'> {
  const log = [...position.log, command]
  const first = log[0]!
  if (!('act' in first)) refuse('wrong-time', 'Nothing is in progress', [], 'answer')
  const flow = perform(game, first.as, first.act)
  let step = flow.next()
  for (const [i, next] of log.slice(1).entries()) {
    if (step.done) refuse('wrong-time', 'No question is open', [], 'answer')
    const given = givenBy(next)
    if (i === log.length - 2) accept(step.value, next, given)
    step = flow.next(given)
  }
  const state = freeze(game.state)
  const events = game.told.slice(position.told)
  if (step.done) return { position: quietPosition(wonBy(game, state)), events }
  const pending = [asQuestion(step.value, log.length)]
  const { choosing } = step.value
  const open = { quiet: position.quiet, log, state, pending, told: game.told.length }
  return { position: choosing ? { ...open, choosing } : open, events }
}

function givenBy(command: Command): Given {
  return 'act' in command ? { act: command.act } : command.answer
}

/** Checks who answers and what. */
function accept(decision: Decision, command: Command, given: Given): void {
  if (command.as !== decision.who) refuse('wrong-player', `${decision.who} must answer first`, [], 'answer')
  if ('act' in given && decision.kind !== 'response')
    refuse('must-first', `${decision.who} must answer first`, [], 'start')
  decision.check?.(given)
}

function asQuestion(decision: Decision, number: number): Question {
  const { check: _, choosing: __, ...question } = decision
  return { q: `s${number}`, ...question }
}

/** The game ends when a player has enough points, or loses by the text of a card. */
function wonBy(game: Game, state: State): State {
  const lost = loser(game)
  const winner = lost ? opponentOf(state, lost) : state.players.find(p => hasWon(game, p.name))?.name
  return winner ? freeze({ ...state, over: { winner } }) : state
}

function hasWon(game: Game, player: PlayerName): boolean {
  const total = pointsOf(game, player)
  const scored = scoredBy(game, player)
  const all = total === scored || game.decide(winsByWhatMayBeLost, { player })
  return (all ? total : scored) >= game.decide(pointsThatWin, { player })
}

function freeze(state: State): State {
  return Object.freeze(state)
}
