import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed } from '../../kernel/flow.ts'

/** A question that is answered by yes or no. */
export function* confirm(who: PlayerName, by: CardId, why: string): Flow<boolean> {
  const given = yield {
    who,
    kind: 'confirm',
    by,
    why,
    check: answer => {
      if (!('yes' in answer)) malformed('not-a-choice', 'Yes or no', [], 'answer')
    },
  }
  return 'yes' in given && given.yes
}
