import { is } from '../../../board/can.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { worksNow } from '../../equipment/questions.ts'
import { cloaksWhenNew, comesIntoPlayCloaked, keepsFrom, needsSomebodyAboard } from '../questions.ts'

/** One or the other, once a turn. */
const onceATurn = rule({
  ruling: 'faq96-24-cloaking-uncloaking-01',
  asked: keepsFrom,
  applies: () => true,
  answer: true,
})

const cloakedAtOnce = presumption({
  ruling: 'a ship with a Cloaking Device comes into play cloaked',
  asked: comesIntoPlayCloaked,
  applies: () => true,
  answer: true,
})

/** It comes into play uncloaked, */
const uncloaked = denial('faq96-24-outposts-01', cloakedAtOnce, false)

const notYet = presumption({
  ruling: 'a ship does not cloak in the turn in which it came into play',
  asked: cloaksWhenNew,
  applies: () => true,
  answer: false,
})

/** and may cloak as soon as somebody is aboard. */
const inTheSameTurn = denial('faq96-24-outposts-02', notYet, true)

/** Somebody has to be aboard. */
const somebodyAboard = rule({
  ruling: 'faq96-24-staffing-01',
  asked: needsSomebodyAboard,
  applies: () => true,
  answer: true,
})

/** A ship has to decloak before it uses its Tractor Beam. */
const noTractorBeam = rule({
  ruling: 'faq96-24-tractor-beams-01',
  asked: worksNow,
  applies: ({ card, system }, game) => system === 'Tractor Beam' && is(game, card, 'cloaked'),
  answer: false,
})

/** Cloaking in 1996. */
export const cloakingIn1996 = [onceATurn, uncloaked, inTheSameTurn, somebodyAboard, noTractorBeam]
