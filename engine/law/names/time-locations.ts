import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { maySeedTimeLocationBeside } from '../../questions/names/questions.ts'

interface Beside {
  readonly card: CardId
  readonly there: CardId
}

const areCopies = ({ card, there }: Beside, game: Game): boolean => game.card(card).title === game.card(there).title

const isUniversal = ({ card }: Beside, game: Game): boolean => game.facts(card).unique === false

/** Copies of time locations. */
export const copiesOfTimeLocations = [
  rule({
    ruling: 'cr14-unique-and-universal-02',
    asked: maySeedTimeLocationBeside,
    applies: (about, game) => areCopies(about, game) && !isUniversal(about, game),
    answer: false,
  }),
  against('cr14-unique-and-universal-04', maySeedTimeLocationBeside, true, {
    not: 'no place lies on the table twice',
    applies: (about, game) => areCopies(about, game) && isUniversal(about, game),
  }),
]
