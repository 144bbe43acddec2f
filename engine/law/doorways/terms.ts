import { is } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import type { CardState } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { custom, presumption, rule } from '../../kernel/rule.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'

type Played = About<typeof mayBePlayedBesideOthers>

/** The copies in play beside which the terms of the card let it not be played. */
function besides(game: Game, { card, player, line, stays = true }: Played): readonly CardState[] {
  const { terms: said, inserts } = game.text(card)
  const terms = typeof said === 'string' ? said : said && game.inForce(said) ? said.is : undefined
  if (!terms || !stays || (inserts && line === undefined)) return []
  const { title } = game.card(card)
  const isThere = (c: CardState): boolean => inPlay(c) && (line === undefined || c.holder === line)
  const copies = game.state.cards.filter(c => c.id !== card && c.title === title && isThere(c))
  return terms === 'not duplicatable' ? copies : copies.filter(c => c.owner === player)
}

/** What is printed of how many there may be. */
export const limits = custom({
  ruling: 'custom-doorways-12',
  asked: mayBePlayedBesideOthers,
  applies: (about, game) => besides(game, about).length > 0,
  answer: false,
})

/** Is each of those closed? */
function isBesideTheClosed(about: Played, game: Game): boolean {
  const others = besides(game, about)
  return others.length > 0 && others.every(({ id }) => is(game, id, 'closed'))
}

const notTheClosed = presumption({
  ruling: 'a closed doorway does not count where there may be one',
  asked: mayBePlayedBesideOthers,
  applies: isBesideTheClosed,
  answer: true,
  exceptionTo: [limits],
})

/** Closed, it is one of them all the same. */
export const ofClosedDoorways = [
  notTheClosed,
  rule({
    ruling: '1eD-doorway-15',
    asked: mayBePlayedBesideOthers,
    applies: isBesideTheClosed,
    answer: false,
    exceptionTo: [notTheClosed],
  }),
]
