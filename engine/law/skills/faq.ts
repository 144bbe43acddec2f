import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { printedAs } from '../../kernel/printed-otherwise.ts'
import { against, rule } from '../../kernel/rule.ts'
import { countsModifiers } from '../../questions/dilemmas/requirements.ts'
import { addsUp } from '../../questions/equipment/questions.ts'
import { modifierOrder } from '../../questions/skills/questions.ts'
import { refersTo } from '../../text/names.ts'

/** All of them have what only the second printing has. */
export const allOfTPan = [
  against(
    'faq96-362-tpan-01',
    printedAs,
    { SCIENCE: 1, Mindmeld: 1 },
    {
      not: "T'Pan of the first printing has what is printed on her",
      of: ["T'Pan"],
      applies: ({ fact }) => fact === 'skills',
      mistaken: { SCIENCE: 1 },
    },
  ),
]

/** The player adds and multiplies in the order that he likes. */
export const orderOfModifiers = [
  against('faq96-25-order-of-multiple-multipliers-01', modifierOrder, 'as the player likes', {
    not: 'a number is changed in the order in which its modifiers came',
    mistaken: 'as played',
  }),
]

const isTarg = (game: Game, card: CardId): boolean => refersTo(game, 'Targ', game.card(card).title)

/** What Targs do for the STRENGTH of others. */
export const targs = [
  against('faq96-363-targ-02', addsUp, true, {
    not: 'several Targs do no more than one',
    applies: ({ by, besides }, game) => isTarg(game, by) && besides.some(card => isTarg(game, card)),
  }),
  // Targs strengthen no Targ.
  rule({
    ruling: 'faq96-363-targ-03',
    asked: permission,
    of: ['be affected'],
    applies: ({ card, by }, game) => isTarg(game, by ?? card) && isTarg(game, card),
    answer: false,
  }),
  against('faq96-363-targ-05', countsModifiers, true, {
    not: 'a door is opened with the printed STRENGTH',
    applies: ({ dilemma }, game) => refersTo(game, 'Malfunctioning Door', game.card(dilemma).title),
  }),
]
