import type { Act } from '../../../protocol/types.ts'
import { inPlay, isIn } from '../../board/places.ts'
import { type CardId, othersOf, type PlayerName } from '../../board/state.ts'
import { type Flow, type Given, malformed } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { countsAsPlayed } from '../../questions/nullifying/questions.ts'
import { mayBeRespondedTo, windowReopens } from '../../questions/timing/questions.ts'
import { letPass, mayAnswerStill } from './inner/let-pass.ts'
import { isWaiting } from './queue.ts'

export interface AddedNotes {
  /** The responses that took effect, by the card that they answered. */
  answers: Readonly<Record<CardId, readonly CardId[]>>
  /** Personnel about to be killed in whose place others died. */
  spared: ReadonlySet<CardId>
}

/** One way in which a player may respond. */
export interface Response {
  /** The cards with which the player could respond so now. */
  readonly options: (game: Game, player: PlayerName, trigger: Trigger) => readonly CardId[]
  /** Is the act a response of this kind? */
  readonly isOne: (game: Game, act: Act) => boolean
  /** Throws `Refused` for what is no response of this kind to that. */
  readonly check: (game: Game, player: PlayerName, act: Act, trigger: Trigger) => void
  readonly carryOut: (game: Game, player: PlayerName, act: Act, trigger: Trigger) => Flow
}

export interface AddedLanguage {
  /** The ways to respond; an act is a response of the first kind that claims it. */
  readonly responses: readonly Response[]
}

/** Lets all players respond, the others first, until nobody wants to; only players who could are asked. */
export function* window(game: Game, trigger: Trigger, depth = 0): Flow {
  if (!game.decide(mayBeRespondedTo, { trigger, depth })) return
  const answered = new Set<CardId>()
  let passed = 0
  const order = [...othersOf(game.state, trigger.by), trigger.by]
  while (passed < order.length) {
    const player = order[passed]!
    const open = stillOpen(game, trigger) && mayAnswerStill(game, trigger, player)
    const response = open ? yield* ask(game, player, trigger, answered) : undefined
    if (!response) {
      if (open) letPass(game, trigger, player)
      passed += 1
      continue
    }
    answered.add(response)
    passed = 0
  }
}

function* ask(
  game: Game,
  player: PlayerName,
  trigger: Trigger,
  answered: ReadonlySet<CardId>,
): Flow<CardId | undefined> {
  if (answered.size && !game.decide(windowReopens, { trigger })) return undefined
  if (!mayDoSomething(game, player, trigger)) return undefined
  const given = yield {
    who: player,
    kind: 'response',
    pass: true,
    ...(trigger.card ? { by: trigger.card } : {}),
    why: trigger.on,
    check: answer => checkResponse(game, player, trigger, answer),
  }
  if (!('act' in given)) return undefined
  yield* responseOf(game, given.act).carryOut(game, player, given.act, trigger)
  if (!isWaiting(game, given.act.card)) remember(game, given.act, trigger)
  return given.act.card
}

/** Has the player a card in hand or in play that answers this or suspends play? */
export function mayDoSomething(game: Game, player: PlayerName, trigger: Trigger): boolean {
  return game.law.language.responses.some(({ options }) => options(game, player, trigger).length > 0)
}

function responseOf(game: Game, act: Act): Response {
  const found = game.law.language.responses.find(({ isOne }) => isOne(game, act))
  return found ?? malformed('wrong-time', 'Only a card that answers this may be played now')
}

/** Keeps which card took effect in answer to which. */
function remember(game: Game, act: Act, trigger: Trigger): void {
  const answered = act.targets?.find(t => game.find(t)?.place === 'play') ?? trigger.card
  if (!act.card || answered === undefined || isUndone(game, act.card)) return
  const { answers } = game.notes
  game.note('answers', { ...answers, [answered]: [...(answers?.[answered] ?? []), act.card] })
}

/** Was the card nullified, and the law has it that it does not count as played? */
export const isUndone = (game: Game, card: CardId): boolean =>
  game.wasNullified(card) && !game.decide(countsAsPlayed, { card })

/** A nullified or withdrawn card cannot be answered any more. */
function stillOpen(game: Game, trigger: Trigger): boolean {
  if (trigger.on === 'played') return game.card(trigger.card).place === 'play'
  if (trigger.on === 'drawn') return isIn(game.card(trigger.card), 'hand', 'continuum', 'tribbles')
  if (trigger.on === 'encountered') return !game.wasNullified(trigger.card)
  if (trigger.on === 'dies') return !game.notes.spared?.has(trigger.card) && inPlay(game.card(trigger.card))
  return true
}

/** Throws `Refused` for what is no response to that. */
export function checkResponse(game: Game, player: PlayerName, trigger: Trigger, given: Given): void {
  if ('pass' in given) return
  if (!('act' in given)) malformed('not-a-choice', 'A response is an act or a pass', [], 'answer')
  responseOf(game, given.act).check(game, player, given.act, trigger)
}
