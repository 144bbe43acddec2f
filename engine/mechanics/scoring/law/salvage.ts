import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { mayForgoTheSearch, scoresForItsResults } from '../../scouting/objective-questions.ts'

const salvages = ({ objective }: { objective: CardId }, game: Game): boolean =>
  game.card(objective).title === 'Salvage Starship'

const mustBeMade = presumption({
  ruling: 'the search that Salvage Starship allows is made',
  asked: mayForgoTheSearch,
  applies: salvages,
  answer: false,
})

const nothingForNothing = presumption({
  ruling: 'Salvage Starship scores when a ship is salvaged',
  asked: scoresForItsResults,
  applies: salvages,
  answer: true,
})

/** Its search is optional, and its points do not hang on it. */
export const salvage = [
  mustBeMade,
  denial('1eS-salvage-starship-01', mustBeMade, true),
  nothingForNothing,
  denial('1eS-salvage-starship-02', nothingForNothing, false),
]
