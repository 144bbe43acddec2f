import { is } from '../../board/can.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import { against, rule } from '../../kernel/rule.ts'
import { stuckIsNotStopped } from '../stopped/faq.ts'

/** Unconscious: attacked like anybody else, and without defense. */
export const unconscious = against('faq96-12-stasis-02', permission, true, {
  not: 'who cannot defend himself is not attacked',
  of: ['be attacked'],
  applies: ({ card }, game) => is(game, card, 'stasis'),
})

export const faqStasis = [
  // A card in stasis is stopped as long as it is in stasis.
  rule({
    ruling: 'faq96-12-stasis-01',
    asked: isByCircumstance,
    of: ['stopped'],
    applies: ({ card }, game) => is(game, card, 'stasis'),
    answer: true,
    exceptionTo: [stuckIsNotStopped],
  }),
  unconscious,
  // Ships go into stasis, too.
  against('faq96-12-stasis-03', permission, true, {
    not: 'only personnel go into stasis',
    of: ['go into stasis'],
    applies: ({ card }, game) => game.facts(card).type !== 'personnel',
  }),
]
