import { permission } from '../../../board/questions.ts'
import { isSelfControlled } from '../../../board/self-controlled.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsAsTheirs } from '../../capture/questions.ts'
import { isOutOfSight } from '../../cloaking/exposed.ts'
import { damagedAgain } from '../../damage/law/faq-destruction.ts'
import { notSeen } from '../../duties/law/faq.ts'
import {
  attacksEach,
  attacksWhatPasses,
  attackTogether,
  countsAsAShip,
  isADirectHit,
  isDestroyedWhenDamagedAgain,
  movesLikeAShip,
  returnsFire,
  wEAPONSAddUp,
} from '../questions.ts'

const alsoInPassing = presumption({
  ruling: 'what attacks everything attacks what flies past, too',
  asked: attacksWhatPasses,
  applies: () => true,
  answer: true,
})

/** It attacks everything that it finds, each by itself. */
const eachByItself = rule({
  ruling: 'faq96-323-borg-ship-06',
  asked: attacksEach,
  applies: () => true,
  answer: true,
})

const findsTheCloaked = presumption({
  ruling: 'the Borg find what is cloaked',
  asked: permission,
  of: ['be attacked'],
  applies: ({ card, by }, game) => by !== undefined && isSelfControlled(game, by) && isOutOfSight(game, card),
  answer: true,
  exceptionTo: [notSeen],
})

const destroysAll = presumption({
  ruling: 'what is stronger than every ship destroys what it hits',
  asked: isADirectHit,
  applies: ({ by }, game) => by.some(id => isSelfControlled(game, id)),
  answer: true,
})

const oneAfterTheOther = presumption({
  ruling: 'ships attack what is self-controlled one after the other',
  asked: wEAPONSAddUp,
  applies: ({ target }, game) => isSelfControlled(game, target),
  answer: false,
})

/** Whoever attacks it is attacked by it. */
const attacksItsAttackers = rule({
  ruling: 'faq96-323-borg-ship-13',
  asked: returnsFire,
  applies: ({ card }, game) => isSelfControlled(game, card),
  answer: true,
})

const noDamageToDilemmas = presumption({
  ruling: 'a dilemma is damaged once, and not destroyed',
  asked: isDestroyedWhenDamagedAgain,
  applies: ({ card }, game) => isSelfControlled(game, card),
  answer: false,
  exceptionTo: [damagedAgain],
})

const ship = presumption({
  ruling: 'what is called a ship in its text is one for other texts',
  asked: countsAsAShip,
  applies: () => true,
  answer: true,
})

/** What moves like a ship is held up like one. */
const movesLikeOne = rule({
  ruling: 'faq96-323-borg-ship-17',
  asked: movesLikeAShip,
  applies: () => true,
  answer: true,
})

/** It belongs to neither player. */
const nobodys = rule({
  ruling: 'faq96-323-borg-ship-19',
  asked: countsAsTheirs,
  applies: ({ card }, game) => isSelfControlled(game, card),
  answer: 'nobody',
})

const asOneFleet = presumption({
  ruling: 'two of one kind at one location attack together',
  asked: attackTogether,
  applies: ({ card, other }, game) => game.card(card).title === game.card(other).title,
  answer: true,
})

/** What the FAQ says of a card in play that no player controls. */
export const faqSelfControlled = [
  alsoInPassing,
  denial('faq96-323-borg-ship-05', alsoInPassing, false),
  eachByItself,
  findsTheCloaked,
  denial('faq96-323-borg-ship-09', findsTheCloaked, false),
  destroysAll,
  denial('faq96-323-borg-ship-08', destroysAll, ({ weapons, shields }) => weapons > 2 * shields),
  oneAfterTheOther,
  denial('faq96-323-borg-ship-12', oneAfterTheOther, true),
  attacksItsAttackers,
  noDamageToDilemmas,
  denial('faq96-323-borg-ship-14', noDamageToDilemmas, true),
  ship,
  denial('faq96-323-borg-ship-16', ship, false),
  movesLikeOne,
  nobodys,
  asOneFleet,
  denial('faq96-323-borg-ship-27', asOneFleet, false),
]
