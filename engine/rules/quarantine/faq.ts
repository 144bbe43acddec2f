import { isItself } from '../../state/ask.ts'
import { isPersonnel } from '../../state/places.ts'
import { rule } from '../rule.ts'

/** Those who are in quarantine do not leave the planet. */
const stayThere = rule({
  ruling: 'faq96-322-hyperaging-02',
  asked: 'can',
  applies: ({ card, to }, game) =>
    to === 'beam' &&
    isItself(game, card, 'quarantined') &&
    isPersonnel(game, card) &&
    game.card(card).place === 'planet',
  answer: false,
})

/** Quarantine in 1996. */
export const faqQuarantine = [stayThere]
