import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import {
  isHitBeforeItFires,
  isRestrainedFromAttacking,
  leadsWithAHalf,
  losesWithoutALeader,
  mayFire,
  mayFireBack,
} from '../questions.ts'
import { aLeaderBegins } from './customs.ts'

/** The Federation never begins a battle, whomever it has aboard, unless a card lets it. */
export const theFederation = rule({
  ruling: 'faq96-22-federation-attacks-01',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => affiliationsOf(game, attacker).includes('federation'),
  answer: true,
})

/** A battle is begun without a leader, too; */
export const begunWithoutALeader = denial('faq96-22-leaders-04', aLeaderBegins, false)

/** an Away Team without one loses, */
export const lost = rule({
  ruling: 'faq96-22-leaders-05',
  asked: losesWithoutALeader,
  applies: () => true,
  answer: true,
})

/** Toral's half Leadership is enough to be one, */
export const halfLeads = rule({
  ruling: 'faq96-363-toral-01',
  asked: leadsWithAHalf,
  applies: () => true,
  answer: true,
})

/** and a ship without one has only its SHIELDS. */
export const onlySHIELDS = rule({
  ruling: 'faq96-22-leaders-06',
  asked: mayFire,
  applies: ({ isLed }) => !isLed,
  answer: false,
})

/** The attacked ship attacks in its turn. */
export const firesInItsTurn = rule({
  ruling: 'faq96-22-retaliation-shot-03',
  asked: mayFireBack,
  applies: () => true,
  answer: true,
})

const onlyTheUnhurt = presumption({
  ruling: 'only a ship that the attack did not damage fires back',
  asked: mayFireBack,
  applies: ({ isHit }) => isHit,
  answer: false,
  exceptionTo: [firesInItsTurn],
})

export const evenIfDamaged = denial('faq96-22-retaliation-shot-01', onlyTheUnhurt, true)

const firstStrike = presumption({
  ruling: 'what the first shot destroys fires no more',
  asked: isHitBeforeItFires,
  applies: () => true,
  answer: true,
})

/** Damage is done when all shots have been fired. */
export const damageAtTheEnd = denial('faq96-22-retaliation-shot-04', firstStrike, false)
