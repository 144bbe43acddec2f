import { is } from '../../state/ask.ts'
import { denial, presumption, rule } from '../rule.ts'

/** A card in stasis is stopped as long as it is in stasis. */
const stopped = rule({
  ruling: 'faq96-12-stasis-01',
  asked: 'is by circumstance',
  applies: ({ card, condition }, game) => condition === 'stopped' && is(game, card, 'stasis'),
  answer: true,
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

const openToAll = presumption({
  ruling: 'the non-aligned icon lets anybody attempt the mission',
  asked: 'is welcome',
  applies: ({ mission }, game) => !!game.facts(mission).attemptedBy?.includes('non-aligned'),
  answer: true,
})

/** The non-aligned icon lets the non-aligned attempt the mission, and nobody else. */
const onlyNonAligned = denial('faq96-312-qualor-ii-rendezvous-01', openToAll, ({ group }, game) =>
  group.personnel.some(id => !!game.facts(id).affiliations?.includes('non-aligned')),
)

export const faqStasis = [stopped, outOfBattle, unconscious, onlyPersonnel, shipsToo, openToAll, onlyNonAligned]
