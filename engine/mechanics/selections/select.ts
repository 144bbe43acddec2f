import type { ChoiceWord } from '../../../protocol/types.ts'
import { cardsOf } from '../../board/individuals.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Choosing } from '../../kernel/choosing.ts'
import { type Flow, type Given, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { drawsByHand } from '../../questions/selections/questions.ts'
import { mayDeclineToChoose } from '../../questions/selections/settled.ts'
import { show } from '../../text/show.ts'
import { unavoided } from './inner/avoid.ts'
import { withReplacements } from './inner/replace.ts'
import { withStandIns } from './inner/stand-in.ts'

/** A selection of `count` among candidates; without a real choice nobody is asked. */
export interface Selection {
  readonly who: PlayerName | 'chance'
  readonly from: readonly CardId[]
  readonly count: number
  /** The fewest that will do, where that is less than `count`. */
  readonly atLeast?: number
  readonly by?: CardId
  readonly why?: string
  /** May choose none. */
  readonly optional?: boolean
  /** It is made among the males, or the females. */
  readonly byGender?: boolean
  /** By what right, and from among whom; absent = the player's own affair. */
  readonly method?: Choosing['method']
  readonly group?: readonly CardId[]
  /** Refuses what may not be picked together. */
  readonly allows?: (pick: readonly CardId[]) => void
}

export function* select(game: Game, wanted: Selection): Flow<readonly CardId[]> {
  const kinds = [
    ...(wanted.who === 'chance' ? ['chance' as const] : []),
    ...(wanted.byGender ? ['gender' as const] : []),
  ]
  const selection = kinds.length ? { ...wanted, from: yield* unavoided(game, wanted.from, kinds) } : wanted
  const { who, from, count, atLeast = count, by, why, optional } = selection
  if (!from.length || !count) return []
  if (from.length <= atLeast && !optional) return told(game, yield* replaced(game, from, selection), who, by)
  showChoice(game, selection)
  const hand = who === 'chance' ? handFor(game, from) : undefined
  const given = yield {
    who,
    ...(hand ? { hand } : {}),
    kind: 'choose',
    of: from,
    min: atLeast,
    max: count,
    ...(optional ? { pass: true } : {}),
    ...(by ? { by } : {}),
    ...(why ? { why } : {}),
    choosing: choosingOf(selection),
    check: answer => checkPick(game, answer, selection),
  }
  if (!('pick' in given)) return []
  const picked = who === 'chance' ? withStandIns(game, given.pick) : given.pick
  return told(game, yield* replaced(game, picked, selection), who, by)
}

/** Those whom a dilemma about a gender has picked, with whoever takes the place of one of them. */
const replaced = (game: Game, picked: readonly CardId[], { byGender, by }: Selection): Flow<readonly CardId[]> =>
  withReplacements(game, picked, !!byGender && !!by && game.facts(by).type === 'dilemma')

/** By whose hand chance draws. */
const handFor = (game: Game, [first]: readonly CardId[]): PlayerName | undefined =>
  game.decide(drawsByHand, { owner: game.card(first!).owner })

/** Shows the one who chooses what he must be shown of the other player's group. */
function showChoice(game: Game, { who, method, by, from, group = from }: Selection): void {
  if (who === 'chance' || method === undefined) return
  const ofDilemma = method === 'tie' && !!by && game.facts(by).type === 'dilemma'
  const occasion = method === 'opponent' || ofDilemma ? "opponent's choice" : 'picked from'
  const others = cardsOf(group).filter(id => game.card(id).controller !== who)
  show(game, others, who, occasion)
}

function choosingOf({ who, from, by, method = 'unspecified', group = from }: Selection): Choosing {
  return { who, method, from: cardsOf(from), group: cardsOf(group), ...(by ? { by } : {}) }
}

function told(game: Game, cards: readonly CardId[], player: PlayerName | 'chance', by?: CardId): readonly CardId[] {
  game.tell({ event: 'selected', cards, ...(player === 'chance' ? {} : { player }), ...(by ? { by } : {}) })
  return cards
}

function checkPick(game: Game, given: Given, selection: Selection): void {
  const { who, from, count, atLeast = count, optional, allows } = selection
  if ('pass' in given) {
    if (optional || game.decide(mayDeclineToChoose, { who })) return
    refuse('may-not-decline', 'This choice may not be declined', [], 'answer')
  }
  if (!('pick' in given)) malformed('not-a-choice', 'Cards must be picked', [], 'answer')
  const { pick } = given
  if (new Set(pick).size !== pick.length || pick.length > count || pick.length < atLeast)
    refuse('count', `${atLeast === count ? 'Exactly' : `${atLeast} to`} ${count} must be picked`, [], 'answer')
  const strange = pick.filter(id => !from.includes(id))
  if (strange.length) refuse('not-a-choice', `${strange.join(', ')} is not among the candidates`, strange, 'answer')
  allows?.(pick)
}

/** One of several alternatives, by the words that the protocol has for them. */
export function* chooseWord<Word extends ChoiceWord>(who: PlayerName, of: readonly Word[], by?: CardId): Flow<Word> {
  return (yield* chooseTerm(who, of, by)) as Word
}

/** One of several words of the game itself, such as skills. */
export function* chooseTerm(who: PlayerName, of: readonly string[], by?: CardId): Flow<string> {
  const [only] = of
  if (of.length === 1) return only!
  const check = (answer: Given) => requireOneOf(of, 'word' in answer ? [answer.word] : [])
  const given = yield { who, kind: 'word', of, ...(by ? { by } : {}), check }
  return 'word' in given ? given.word : (only ?? '')
}

/** One of several players or places. */
export function* chooseOf(who: PlayerName, of: readonly string[], by?: CardId): Flow<string> {
  const [only] = of
  if (of.length === 1) return only!
  const check = (answer: Given) => requireOneOf(of, 'pick' in answer ? answer.pick : [])
  const given = yield { who, kind: 'choose', of, min: 1, max: 1, ...(by ? { by } : {}), check }
  return 'pick' in given ? (given.pick[0] ?? '') : (only ?? '')
}

function requireOneOf(of: readonly string[], picked: readonly string[]): void {
  if (picked.length !== 1 || !of.includes(picked[0] ?? ''))
    refuse('not-a-choice', `One of ${of.join(', ')} must be chosen`, [], 'answer')
}
