import { is } from '../../board/can.ts'
import { hostOf } from '../../board/places.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { rule } from '../../kernel/rule.ts'
import { reachesBeyond } from '../../mechanics/stasis/extent.ts'
import { isWarded } from '../../mechanics/stasis/shields.ts'
import { mayBeTargeted } from '../stopped/glossary.ts'

type Asked = About<typeof permission>

/** Does another card aim at the card in stasis, one that was not on it before? */
const fromOutside = ({ card, by }: Asked, game: Game): boolean =>
  by !== undefined && is(game, card, 'stasis') && hostOf(game, by) !== card

/** No card reaches a card in stasis unless it speaks of cards in stasis. */
const untouched = rule({
  ruling: '1eS-stasis-25',
  asked: permission,
  of: ['be targeted', 'be affected'],
  applies: (about, game) => fromOutside(about, game) && !speaksOfStasis(game, about.by!),
  answer: false,
  exceptionTo: [mayBeTargeted],
})

function speaksOfStasis(game: Game, by: CardId): boolean {
  const clauses = (game.text(by).reachesStasis ?? []).filter(c => game.inForce(c))
  for (const clause of clauses) game.credit(clause)
  return clauses.length > 0
}

const isSuspended = ({ card }: Asked, game: Game): boolean => {
  const host = hostOf(game, card)
  return host !== undefined && is(game, host, 'stasis')
}

/** What was played on a card before it entered stasis is suspended. */
const suspended = rule({
  ruling: '1eS-stasis-30',
  asked: permission,
  of: ['keep text in force'],
  applies: isSuspended,
  answer: false,
})

export const stasisAndSurroundings = [
  untouched,
  // What reaches everything reaches cards in stasis.
  rule({
    ruling: '1eS-stasis-22',
    asked: permission,
    of: ['be targeted', 'be affected'],
    applies: (about, game) => fromOutside(about, game) && !!game.text(about.by!).global,
    answer: true,
    exceptionTo: [untouched],
  }),
  // What is aboard a ship in stasis is in stasis with it.
  rule({
    ruling: '1eS-stasis-28',
    asked: isByCircumstance,
    of: ['stasis'],
    applies: ({ card, condition }, game) => {
      const { place, holder } = game.card(card)
      return place === 'aboard' && is(game, holder, condition) && !isWarded(game, card)
    },
    answer: true,
  }),
  suspended,
  // It works on if its text is about a player, or about cards that are not in stasis.
  rule({
    ruling: '1eS-stasis-31',
    asked: permission,
    of: ['keep text in force'],
    applies: (about, game) => isSuspended(about, game) && reachesBeyond(game, about.card, 'stasis'),
    answer: true,
    exceptionTo: [suspended],
  }),
]
