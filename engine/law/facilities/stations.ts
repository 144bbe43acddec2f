import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { doesItself, takesOtherSites } from '../../questions/facilities/questions.ts'

const isStation = (game: Game, id: CardId): boolean => game.facts(id).class === 'station'

/** What a station without sites does not do, and which one has none. */
export const stations = [
  rule({
    ruling: '1eD-deep-space-station-k-7-01',
    asked: doesItself,
    applies: ({ station, isNor, deed }, game) => deed === 'receive' && !isNor && isStation(game, station),
    answer: false,
  }),
  rule({
    ruling: '1eD-deep-space-station-k-7-02',
    asked: doesItself,
    applies: ({ station, isNor, deed }, game) => deed === 'dock' && !isNor && isStation(game, station),
    answer: false,
  }),
  rule({
    ruling: '1eD-deep-space-station-k-7-03',
    asked: doesItself,
    applies: ({ isNor, deed }) => deed === 'repair' && !isNor,
    answer: ({ station }, game) => !isStation(game, station),
  }),
  against('1eD-deep-space-station-k-7-04', takesOtherSites, false, {
    not: 'a site goes to any station',
    applies: ({ title }) => title === 'Deep Space Station K-7',
  }),
]
