import { permission } from '../../../board/questions.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { printedAs } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { countsModifiers } from '../../dilemmas/questions/requirements.ts'
import { addsUp } from '../../equipment/questions.ts'
import { companyIs, modifierOrder, whoseCompany } from '../questions.ts'

const firstPrinting = presumption({
  ruling: "T'Pan of the first printing has what is printed on her",
  asked: printedAs,
  of: ["T'Pan"],
  applies: ({ fact }) => fact === 'skills',
  answer: { SCIENCE: 1 },
})

/** All of them have what only the second printing has. */
export const allOfTPan = [denial('faq96-362-tpan-01', firstPrinting, { SCIENCE: 1, Mindmeld: 1 })]

const asTheyCame = presumption({
  ruling: 'a number is changed in the order in which its modifiers came',
  asked: modifierOrder,
  applies: () => true,
  answer: 'as played',
})

/** The player adds and multiplies in the order that he likes. */
export const orderOfModifiers = [
  asTheyCame,
  denial('faq96-25-order-of-multiple-multipliers-01', asTheyCame, 'as the player likes'),
]

/** Who do not work together are not with each other, */
const needATreaty = rule({
  ruling: 'faq96-363-kmtar-01',
  asked: companyIs,
  applies: () => true,
  answer: 'whom it works with',
})

/** and nobody is with a personnel of the opponent's. */
const needYourOwn = rule({
  ruling: 'faq96-363-kmtar-02',
  asked: whoseCompany,
  applies: () => true,
  answer: 'its own',
})

/** Who is with another personnel in 1996. */
export const companions = [needATreaty, needYourOwn]

const isTarg = (game: Game, card: CardId): boolean => refersTo(game, 'Targ', game.card(card).title)

const oneIsEnough = presumption({
  ruling: 'several Targs do no more than one',
  asked: addsUp,
  applies: ({ by, besides }, game) => isTarg(game, by) && besides.some(card => isTarg(game, card)),
  answer: false,
})

/** Targs strengthen no Targ. */
const notEachOther = rule({
  ruling: 'faq96-363-targ-03',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) => isTarg(game, by ?? card) && isTarg(game, card),
  answer: false,
})

const asPrinted = presumption({
  ruling: 'a door is opened with the printed STRENGTH',
  asked: countsModifiers,
  applies: ({ dilemma }, game) => refersTo(game, 'Malfunctioning Door', game.card(dilemma).title),
  answer: false,
})

/** What Targs do for the STRENGTH of others. */
export const targs = [
  oneIsEnough,
  denial('faq96-363-targ-02', oneIsEnough, true),
  notEachOther,
  asPrinted,
  denial('faq96-363-targ-05', asPrinted, true),
]
