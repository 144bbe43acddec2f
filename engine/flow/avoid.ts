import { can } from '../state/ask.ts'
import { cardOf } from '../state/individuals.ts'
import type { CardId } from '../state/state.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'

/** Those of whom chance selects, without those whose text keeps them out if their player likes. */
export function* unavoided(game: Game, from: readonly CardId[]): Flow<readonly CardId[]> {
  const out: CardId[] = []
  for (const id of from) {
    if (!game.text(id).avoidsChance || !can(game, cardOf(id), 'use skills')) continue
    if (yield* keepsOut(game, id)) out.push(id)
  }
  return out.length ? from.filter(id => !out.includes(id)) : from
}

function* keepsOut(game: Game, by: CardId): Flow<boolean> {
  const given = yield {
    who: game.card(by).controller,
    kind: 'confirm',
    by,
    why: 'keeps out of the draw',
    check: answer => {
      if (!('yes' in answer)) refuse('not-a-choice', 'Yes or no', [], 'answer')
    },
  }
  return 'yes' in given && given.yes
}
