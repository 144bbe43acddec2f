import type { CardId, PlayerName } from '../state/state.ts'
import { type Flow, type Given, refuse } from './flow.ts'
import type { Game } from './game.ts'

/** A selection of `count` among candidates; without a real choice nobody is asked. */
export interface Selection {
  readonly who: PlayerName | 'chance'
  readonly from: readonly CardId[]
  readonly count: number
  readonly by?: CardId
  readonly why?: string
  /** May choose none. */
  readonly optional?: boolean
}

export function* select(game: Game, { who, from, count, by, why, optional }: Selection): Flow<readonly CardId[]> {
  if (!from.length) return []
  if (from.length <= count && !optional) return told(game, from, who, by)
  const given = yield {
    who,
    kind: 'choose',
    of: from,
    min: count,
    max: count,
    ...(optional ? { pass: true } : {}),
    ...(by ? { by } : {}),
    ...(why ? { why } : {}),
    check: answer => checkPick(answer, from, count, optional),
  }
  return 'pick' in given ? told(game, given.pick, who, by) : []
}

function told(game: Game, cards: readonly CardId[], player: PlayerName | 'chance', by?: CardId): readonly CardId[] {
  game.tell({ event: 'selected', cards, ...(player === 'chance' ? {} : { player }), ...(by ? { by } : {}) })
  return cards
}

function checkPick(given: Given, from: readonly string[], count: number, optional?: boolean): void {
  if ('pass' in given) {
    if (optional) return
    refuse('may-not-decline', 'This choice may not be declined', [], 'answer')
  }
  if (!('pick' in given)) refuse('not-a-choice', 'Cards must be picked', [], 'answer')
  const { pick } = given
  if (new Set(pick).size !== count || pick.length !== count)
    refuse('count', `Exactly ${count} must be picked`, [], 'answer')
  const strange = pick.filter(id => !from.includes(id))
  if (strange.length) refuse('not-a-choice', `${strange.join(', ')} is not among the candidates`, strange, 'answer')
}

/** One of several words. */
export function* chooseWord(who: PlayerName, of: readonly string[], by?: CardId): Flow<string> {
  const [only] = of
  if (of.length === 1 && only) return only
  const given = yield {
    who,
    kind: 'word',
    of,
    ...(by ? { by } : {}),
    check: answer => {
      if (!('word' in answer) || !of.includes(answer.word))
        refuse('not-a-choice', `One of ${of.join(', ')} must be chosen`, [], 'answer')
    },
  }
  return 'word' in given ? given.word : (only ?? '')
}
