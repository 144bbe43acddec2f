import type { CardId, PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import type { CardText, Clause, Filter } from '../../text/text.ts'

type Named = NonNullable<CardText['nullifies']>
type Naming = Clause & { readonly what: Filter }

const isList = (named: Named): named is readonly Naming[] => Array.isArray(named)

/** The clause of a text that nullifies the dilemma. */
export function namedToNullify(game: Game, named: Named, dilemma: CardId, you: PlayerName): Clause | undefined {
  const clauses: readonly Naming[] = isList(named) ? named : [{ what: named }]
  return clauses.find(c => game.inForce(c) && matches(game, dilemma, c.what, you))
}
