import { inPlay, isEquipment, isIn, isPersonnel } from '../../board/places.ts'
import type { Choosing } from '../../kernel/choosing.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isConcerned } from '../../mechanics/showing-cards/concern.ts'
import { answerRequired, isShown, maySee } from '../../questions/showing-cards/questions.ts'

const notHis = (game: Game, card: string, by: string): boolean =>
  inPlay(game.card(card)) && game.card(card).controller !== by

const isVeiled = (game: Game, card: string): boolean =>
  game.card(card).place === 'docked' || (['cloaked', 'phased'] as const).some(is => game.card(card).is.includes(is))

/** Is it this player who chooses now? */
export const chooses = (choosing: Choosing | undefined, by: string): choosing is Choosing =>
  choosing !== undefined && choosing.who === by

/** Afterwards the opponent does not see Personnel and Equipment in play. */
const personnelHidden = rule({
  ruling: '1eS-showing-your-cards-02',
  asked: maySee,
  applies: ({ card, by }, game) => notHis(game, card, by) && (isPersonnel(game, card) || isEquipment(game, card)),
  answer: false,
})

/** He sees a ship only while it is undocked, uncloaked and unphased. */
const shipHidden = rule({
  ruling: '1eS-showing-your-cards-03',
  asked: maySee,
  applies: ({ card, by }, game) => notHis(game, card, by) && isVeiled(game, card),
  answer: false,
})

/** What he does not see unless another ruling shows it to him. */
export const hidden = [personnelHidden, shipHidden]

export const glossaryShowing = [
  // A card that is played face up is named and shown to the opponent.
  against('1eS-showing-your-cards-01', maySee, true, {
    not: 'a card is seen when it takes effect',
    applies: ({ card, by }, game) => game.card(card).place === 'play' && game.card(card).holder !== by,
  }),
  personnelHidden,
  shipHidden,
  // Even a hidden ship is shown when its attributes or its staffing are verified.
  rule({
    ruling: '1eS-showing-your-cards-04',
    asked: isShown,
    applies: ({ card, occasion }, game) => occasion === 'verified' && isVeiled(game, card),
    answer: true,
  }),
  // A card may oblige a player to show cards.
  rule({
    ruling: '1eS-showing-your-cards-05',
    asked: isShown,
    applies: ({ occasion }) => occasion === 'asked for by a text',
    answer: true,
  }),
  // Whoever picks one of a group, not at random, sees of whom he picks.
  rule({
    ruling: '1eS-showing-your-cards-06',
    asked: maySee,
    applies: ({ card, by, choosing }) => chooses(choosing, by) && choosing.from.includes(card),
    answer: true,
    exceptionTo: hidden,
  }),
  // A tie for a superlative opens the whole group to the one who chooses, when a dilemma asks for it; another card does not.
  rule({
    ruling: '1eS-showing-your-cards-11',
    asked: maySee,
    applies: ({ card, by, choosing }, game) =>
      chooses(choosing, by) &&
      choosing.method === 'tie' &&
      notHis(game, card, by) &&
      choosing.group.includes(card) &&
      !choosing.from.includes(card),
    answer: ({ choosing }, game) => !!choosing?.by && game.facts(choosing.by).type === 'dilemma',
    exceptionTo: hidden,
  }),
  // For an opponent's choice the complete cards are shown.
  rule({
    ruling: '1eS-showing-your-cards-10',
    asked: isShown,
    applies: ({ occasion }) => occasion === "opponent's choice",
    answer: true,
  }),
  // A card with hidden agenda that is played for free is shown, although it lies face down afterwards.
  rule({
    ruling: '1eS-showing-your-cards-13',
    asked: isShown,
    applies: ({ card, occasion }, game) =>
      occasion === 'played for free' && !!game.facts(card).icons?.includes('hidden agenda'),
    answer: true,
  }),
  // Where one is targeted not at random, names and locations will do.
  against('1eS-showing-your-cards-08', isShown, false, {
    not: 'whoever picks one of a group is shown the cards',
    applies: ({ occasion }) => occasion === 'picked from',
  }),
  // To show that a dilemma is overcome, the skills and attributes that it takes will do.
  against('1eS-showing-your-cards-09', isShown, false, {
    not: 'cards that overcome a dilemma are shown',
    applies: ({ occasion }) => occasion === 'overcomes',
  }),
  // Who holds a card that depends on the opponent's cards may ask about these, and must be told.
  rule({
    ruling: '1eS-showing-your-cards-14',
    asked: answerRequired,
    applies: ({ shown }) => shown !== undefined,
    answer: ({ by, cards, shown }, game) =>
      isIn(game.card(shown!), 'hand') && game.card(shown!).holder === by && isConcerned(game, by, shown!, cards),
  }),
]
