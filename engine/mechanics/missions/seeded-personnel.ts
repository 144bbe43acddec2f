import { presentAt, type Site } from '../../board/group.ts'
import { isLost } from '../../board/lost.ts'
import { discard, impose, move } from '../../board/moves.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isEarnedToo } from '../../questions/artifacts/questions.ts'
import { seededPersonnel } from '../../questions/missions/questions.ts'
import { goesWith } from '../compatibility/cooperation.ts'
import { declareMode } from '../compatibility/declare.ts'
import { chooseWord } from '../selections/select.ts'

/** What becomes of the personnel seeded under a mission that the player has solved. */
export function* acquirePersonnel(game: Game, player: PlayerName, site: Site): Flow {
  for (const { id } of cardsIn(game, 'under', site.mission))
    if (isPersonnel(game, id) && !isLost(game, id) && game.decide(isEarnedToo, { card: id, type: 'personnel' }))
      yield* acquire(game, player, id, site)
}

export function* acquire(game: Game, player: PlayerName, card: CardId, site: Site): Flow {
  const { owner, holder: under } = game.card(card)
  const own = owner === player
  const company = [...presentAt(game, player, site), ...(site.place === 'aboard' ? [site.holder] : [])]
  const compatible = company.every(other => goesWith(game, card, other))
  const answer = game.decide(seededPersonnel, { card, player, own, compatible, to: site.kind, under })
  if (answer === 'stays') return
  if (answer === 'discarded') return discard(game, card)
  const chosen =
    answer === "its player's choice" ? yield* chooseWord(player, ['house arrest', 'separate Away Team'], card) : answer
  const apart = chosen === 'separate Away Team'
  if (chosen === 'joins') {
    game.change(card, { controller: player })
    yield* declareMode(game, player, card, company)
  }
  move(game, card, apart ? 'planet' : site.place, apart ? site.mission : site.holder)
  if (chosen === 'house arrest') impose(game, card, 'house-arrest')
  if (chosen !== 'captured') return
  game.tell({ event: 'captured', cards: [card], player })
  impose(game, card, 'captive')
}
