import { inPlay } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { mayBePlayedBesideOthers } from '../../reporting/questions.ts'
import { besideOthers } from '../../species/law/series-icons.ts'

/** Has its player another copy of the card in play? */
const isInPlay = (game: Game, card: CardId): boolean =>
  game.state.cards.some(
    c => c.id !== card && c.title === game.card(card).title && c.owner === game.card(card).owner && inPlay(c),
  )

const once = presumption({
  ruling: 'a player has one Dabo in play',
  asked: mayBePlayedBesideOthers,
  applies: ({ card }, game) => game.card(card).title === 'Dabo' && isInPlay(game, card),
  answer: false,
  exceptionTo: [besideOthers],
})

/** One on each bar. */
export const dabo = [once, denial('1eD-dabo-01', once, true)]
