import type { Act, Answer, Question, Refusal } from '../../protocol/types.ts'
import type { PlayerName, State } from '../board/state.ts'
import type { Ruleset } from '../kernel/amend.ts'
import type { Choosing } from '../kernel/choosing.ts'
import { type Decision, type Flow, type Given, malformed, Refused } from '../kernel/flow.ts'
import { Game } from '../kernel/game.ts'
import type { Told } from '../kernel/told.ts'
import { perform } from './perform.ts'

/** What a player does: announces an act, or answers the open question. */
export type Command =
  | { readonly as: PlayerName; readonly act: Act }
  | { readonly as: PlayerName | 'chance'; readonly q: string; readonly answer: Answer }

/**
 * A position of the game: the quiet state from which the action in progress began, the commands since, and the state
 * that they lead to. Plain data: an action can always be worked out anew from its beginning.
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

/** An action as far as it has come: the game, and the flow with the decision for which it waits; neither before it began. */
interface Action {
  readonly game: Game
  readonly waiting?: { readonly flow: Flow; readonly decision: Decision }
}

/** The actions that wait in some positions. Each goes on from there once; whoever comes back works it out anew. */
const actions = new WeakMap<Position, Action>()

/** The position after the command, or the same one with the refusal. Pure: the same input gives the same output. */
export function apply(position: Position, command: Command, law: Ruleset): Applied {
  const action = takeUp(position, law)
  const { game } = action
  try {
    return { ...advance(action, position, command), because: [...game.because] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { position, events: [], because: [...game.because], refusal: error.refusal }
  }
}

function takeUp(position: Position, law: Ruleset): Action {
  const action = actions.get(position)
  actions.delete(position)
  return action?.game.law === law ? action : workedOut(position, law)
}

/** The action in progress, from its beginning. */
function workedOut({ quiet, log }: Position, law: Ruleset): Action {
  const game = new Game(quiet, law)
  const [first, ...answers] = log
  if (!first) return { game }
  const flow = begun(game, first)
  let step = flow.next()
  for (const answer of answers) step = flow.next(givenBy(answer))
  return step.done ? { game } : { game, waiting: { flow, decision: step.value } }
}

function begun(game: Game, command: Command): Flow {
  if (!('act' in command)) malformed('wrong-time', 'Nothing is in progress', [], 'answer')
  return perform(game, command.as, command.act)
}

function advance({ game, waiting }: Action, position: Position, command: Command): Omit<Applied, 'because'> {
  const given = givenBy(command)
  if (waiting) accept(waiting.decision, command, given)
  const flow = waiting?.flow ?? begun(game, command)
  const step = flow.next(given)
  const log = [...position.log, command]
  const state = freeze(game.state)
  const events = game.told.slice(position.told)
  if (step.done) return { position: quietPosition(state), events }
  const { choosing } = step.value
  const pending = [asQuestion(step.value, log.length)]
  const told = game.told.length
  const open: Position = { quiet: position.quiet, log, state, pending, ...(choosing ? { choosing } : {}), told }
  actions.set(open, { game, waiting: { flow, decision: step.value } })
  return { position: open, events }
}

function givenBy(command: Command): Given {
  return 'act' in command ? { act: command.act } : command.answer
}

/** Checks who answers and what. */
function accept(decision: Decision, command: Command, given: Given): void {
  if (command.as !== decision.who) malformed('wrong-player', `${decision.who} must answer first`, [], 'answer')
  if ('act' in given && decision.kind !== 'response')
    malformed('must-first', `${decision.who} must answer first`, [], 'start')
  decision.check?.(given)
}

function asQuestion(decision: Decision, number: number): Question {
  const { check: _, choosing: __, ...question } = decision
  return { q: `s${number}`, ...question }
}

function freeze(state: State): State {
  return Object.freeze(state)
}
