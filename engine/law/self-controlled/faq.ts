import { permission } from '../../board/questions.ts'
import { isSelfControlled } from '../../board/self-controlled.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isOutOfSight } from '../../mechanics/cloaking/exposed.ts'
import { countsAsTheirs } from '../../questions/capture/questions.ts'
import {
  attackTogether,
  isADirectHit,
  isDestroyedWhenDamagedAgain,
  returnsFire,
  wEAPONSAddUp,
} from '../../questions/self-controlled/questions.ts'
import { damagedAgain } from '../damage/faq-destruction.ts'
import { notSeen } from '../duties/faq.ts'

/** What the FAQ says of a card in play that no player controls. */
export const faqSelfControlled = [
  against('faq96-323-borg-ship-09', permission, false, {
    not: 'the Borg find what is cloaked',
    of: ['be attacked'],
    applies: ({ card, by }, game) => by !== undefined && isSelfControlled(game, by) && isOutOfSight(game, card),
    exceptionTo: [notSeen],
  }),
  against('faq96-323-borg-ship-08', isADirectHit, ({ weapons, shields }) => weapons > 2 * shields, {
    not: 'what is stronger than every ship destroys what it hits',
    applies: ({ by }, game) => by.some(id => isSelfControlled(game, id)),
    mistaken: true,
  }),
  against('faq96-323-borg-ship-12', wEAPONSAddUp, true, {
    not: 'ships attack what is self-controlled one after the other',
    applies: ({ target }, game) => isSelfControlled(game, target),
  }),
  // Whoever attacks it is attacked by it.
  rule({
    ruling: 'faq96-323-borg-ship-13',
    asked: returnsFire,
    applies: ({ card }, game) => isSelfControlled(game, card),
    answer: true,
  }),
  against('faq96-323-borg-ship-14', isDestroyedWhenDamagedAgain, true, {
    not: 'a dilemma is damaged once, and not destroyed',
    applies: ({ card }, game) => isSelfControlled(game, card),
    exceptionTo: [damagedAgain],
  }),
  // It belongs to neither player.
  rule({
    ruling: 'faq96-323-borg-ship-19',
    asked: countsAsTheirs,
    applies: ({ card }, game) => isSelfControlled(game, card),
    answer: 'nobody',
  }),
  against('faq96-323-borg-ship-27', attackTogether, false, {
    not: 'two of one kind at one location attack together',
    applies: ({ card, other }, game) => game.card(card).title === game.card(other).title,
  }),
]
