import { is } from '../../state/ask.ts'
import { denial, presumption, rule } from '../rule.ts'

/** A card in stasis is stopped as long as it is in stasis. */
const stopped = rule({
  ruling: 'faq96-12-stasis-01',
  asked: 'is by circumstance',
  applies: ({ card, condition }, game) => condition === 'stopped' && is(game, card, 'stasis'),
  answer: true,
  exceptionTo: ['faq96-12-stopped-11'],
})

const outOfBattle = presumption({
  ruling: 'who cannot defend himself is not attacked',
  asked: 'can',
  applies: ({ card, to }, game) => to === 'be attacked' && is(game, card, 'stasis'),
  answer: false,
})

/** Unconscious: attacked like anybody else, and without defense. */
const unconscious = rule({
  ruling: 'faq96-12-stasis-02',
  asked: 'can',
  applies: ({ card, to }, game) => (to === 'be attacked' || to === 'battle') && is(game, card, 'stasis'),
  answer: ({ to }) => to === 'be attacked',
  exceptionTo: [outOfBattle.ruling],
})

const onlyPersonnel = presumption({
  ruling: 'only personnel go into stasis',
  asked: 'can',
  applies: ({ card, to }, game) => to === 'go into stasis' && game.facts(card).type !== 'personnel',
  answer: false,
})

/** Ships go into stasis, too. */
const shipsToo = denial('faq96-12-stasis-03', onlyPersonnel, true)

export const faqStasis = [stopped, outOfBattle, unconscious, onlyPersonnel, shipsToo]
