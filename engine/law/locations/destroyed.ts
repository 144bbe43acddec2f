import { can } from '../../board/can.ts'
import { cardsIn, hostOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { staysDestroyed } from '../../kernel/left.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import {
  isDestroyedThere,
  isRestoredAs,
  keepsWhenDestroyed,
  mayBeAttempted,
} from '../../questions/locations/questions.ts'

/** Is it an objective that lies on what it targeted? */
const isCompleted = (game: Game, card: CardId): boolean =>
  !!game.text(card).objective && hostOf(game, card) !== undefined

/** Does the objective lie on it that assimilates planets? */
const isAssimilated = (game: Game, mission: CardId): boolean =>
  cardsIn(game, 'on', mission).some(({ id }) => game.text(id).objective?.as === 'planet')

/** The paragraphs that say so are in letters of the Glossary that are not at hand. */
export const assimilatedOnceForAll = custom({
  ruling: 'custom-locations-21',
  asked: mayBeAttempted,
  applies: ({ mission, how }, game) => how === 'attempt' && isAssimilated(game, mission),
  answer: false,
})

/** What is destroyed with a location, and what is left of that. */
export const destroyed = [
  rule({ ruling: '1eS-supernova-03', asked: keepsWhenDestroyed, of: ['kind'], answer: false }),
  rule({ ruling: '1eS-supernova-04', asked: keepsWhenDestroyed, of: ['the rest'], answer: false }),
  rule({
    ruling: '1eS-supernova-06',
    asked: isDestroyedThere,
    applies: ({ card, by }, game) => !can(game, card, 'be affected', by) || isCompleted(game, card),
    answer: false,
  }),
  rule({
    ruling: '1eS-supernova-07',
    asked: isDestroyedThere,
    applies: ({ card, location, by }, game) => {
      const { holder } = game.card(card)
      return (
        holder !== location && !!game.find(holder) && !game.decide(isDestroyedThere, { card: holder, location, by })
      )
    },
    answer: false,
  }),
  rule({ ruling: '1eS-supernova-10', asked: isRestoredAs, of: ['assimilated'], answer: true }),
  rule({ ruling: '1eS-supernova-12', asked: isRestoredAs, of: ['completed'], answer: true }),
  rule({ ruling: '1eS-supernova-14', asked: staysDestroyed, of: ['gone'], answer: true }),
  rule({ ruling: '1eS-supernova-15', asked: staysDestroyed, of: ['moved'], answer: true }),
  against('1eD-drought-tree-01', isDestroyedThere, true, {
    not: 'what was planted on a mission outlives it',
    applies: ({ card, location }, game) => game.card(card).holder === location && !!game.text(card).planted,
  }),
]
