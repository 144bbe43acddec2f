import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { mayForgoTheSearch, scoresForItsResults } from '../../questions/scouting/objective.ts'

const salvages = ({ objective }: { objective: CardId }, game: Game): boolean =>
  game.card(objective).title === 'Salvage Starship'

/** Its search is optional, and its points do not hang on it. */
export const salvage = [
  against('1eS-salvage-starship-01', mayForgoTheSearch, true, {
    not: 'the search that Salvage Starship allows is made',
    applies: salvages,
  }),
  against('1eS-salvage-starship-02', scoresForItsResults, false, {
    not: 'Salvage Starship scores when a ship is salvaged',
    applies: salvages,
  }),
]
