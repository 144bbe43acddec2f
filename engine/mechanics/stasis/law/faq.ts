import { is } from '../../../board/can.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { whileSomeAre } from '../../../board/signs.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { stuckIsNotStopped } from '../../stopped/law/faq.ts'

/** A card in stasis is stopped as long as it is in stasis. */
const stopped = rule({
  ruling: 'faq96-12-stasis-01',
  asked: isByCircumstance,
  of: ['stopped'],
  applies: ({ card }, game) => is(game, card, 'stasis'),
  needs: [whileSomeAre('stasis')],
  answer: true,
  exceptionTo: [stuckIsNotStopped],
})

const outOfBattle = presumption({
  ruling: 'who cannot defend himself is not attacked',
  asked: permission,
  of: ['be attacked'],
  applies: ({ card }, game) => is(game, card, 'stasis'),
  answer: false,
})

/** Unconscious: attacked like anybody else, and without defense. */
export const unconscious = denial('faq96-12-stasis-02', outOfBattle, true)

const onlyPersonnel = presumption({
  ruling: 'only personnel go into stasis',
  asked: permission,
  of: ['go into stasis'],
  applies: ({ card }, game) => game.facts(card).type !== 'personnel',
  answer: false,
})

/** Ships go into stasis, too. */
const shipsToo = denial('faq96-12-stasis-03', onlyPersonnel, true)

export const faqStasis = [stopped, outOfBattle, unconscious, onlyPersonnel, shipsToo]
