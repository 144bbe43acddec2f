import { is } from '../../../board/can.ts'
import { permission } from '../../../board/questions.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { isOutOfSight } from '../../cloaking/exposed.ts'
import { onUnlessStopped } from '../../dilemmas/law/faq.ts'
import { goesOnAfter } from '../../dilemmas/questions/questions.ts'
import { dutyOf, isAssigned } from '../duty.ts'
import {
  bringsForwardTheOpponents,
  endsWithoutPrey,
  isBroughtBack,
  isThereAtOnce,
  mayBeChased,
  mayBeChasedInstead,
  withoutAShip,
} from '../questions.ts'
import { onlyWhatMust } from './forward.ts'

const thereAtOnce = presumption({
  ruling: 'a ship that must travel is at its destination at once',
  asked: isThereAtOnce,
  applies: () => true,
  answer: true,
})

/** Normal speed is the RANGE of the ship every turn. */
const atNormalSpeed = denial('faq96-323-cytherians-09', thereAtOnce, false)

const broughtBack = presumption({
  ruling: 'a ship that has done its duty is back where it was',
  asked: isBroughtBack,
  applies: () => true,
  answer: true,
})

/** It has to fly back. */
const fliesBack = denial('faq96-323-cytherians-10', broughtBack, false)

const notHastened = presumption({
  ruling: 'no card takes a ship that must travel out of its course',
  asked: permission,
  of: ['be targeted', 'be affected'],
  applies: ({ card, to, by }, game) =>
    by !== undefined &&
    (to === 'be targeted'
      ? !!game.text(by).plays?.some(p => p.effects?.some(e => e.do === 'relocate'))
      : to === 'be affected' && !!game.text(by).standing?.some(s => s.allows === 'go around')) &&
    dutyOf(game, card)?.duty.do === 'travel',
  answer: false,
})

/** A Wormhole may take it, and so may a way around the spaceline. */
const mayBeHastened = denial('faq96-323-cytherians-07', notHastened, true)

const unmoved = presumption({
  ruling: 'nothing on its way keeps a ship from where it must travel to, or harms it',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) => {
    if (by === undefined || game.card(by).place !== 'spaceline') return false
    const ship = game.facts(card).type === 'ship' ? card : game.card(card).holder
    return dutyOf(game, ship)?.duty.do === 'travel'
  },
  answer: false,
})

/** What lies there affects it as it would any other ship. */
const affectedOnItsWay = denial('faq96-323-cytherians-08', unmoved, true)

const outOfSight = presumption({
  ruling: 'a ship that cannot be attacked is not chased',
  asked: mayBeChased,
  applies: ({ ship }, game) => is(game, ship, 'cloaked'),
  answer: false,
})

/** It is waited for where it is. */
const waitedFor = denial('faq96-323-conundrum-02', outOfSight, true)

/** A ship that comes into play later may be gone after instead. */
const another = rule({
  ruling: 'faq96-323-conundrum-04',
  asked: mayBeChasedInstead,
  applies: () => true,
  answer: true,
})

/** Without a ship to go after the card is nullified. */
const withoutPrey = rule({
  ruling: 'faq96-323-conundrum-05',
  asked: endsWithoutPrey,
  applies: () => true,
  answer: true,
})

const nothingElse = custom({
  ruling: 'custom-duties-01',
  beside: ['faq1996'],
  asked: goesOnAfter,
  applies: ({ group }, game) => !!group?.ship && isAssigned(game, group.ship),
  answer: false,
  exceptionTo: [onUnlessStopped],
})

export const waitsForAShip = presumption({
  ruling: 'a dilemma for a ship waits for the next one',
  asked: withoutAShip,
  applies: () => true,
  answer: 'waits',
})

/** It comes to nothing where there is no ship. */
const nothingWithoutAShip = denial('faq96-323-cytherians-12', waitsForAShip, 'is discarded')

const anybodys = presumption({
  ruling: 'what the opponent must do is brought forward, too',
  asked: bringsForwardTheOpponents,
  applies: () => true,
  answer: true,
})

/** Only one's own duties are brought forward. */
const onlyOnesOwn = denial('faq96-33-samuel-clemens-pocketwatch-04', anybodys, false)

export const notSeen = custom({
  ruling: 'custom-duties-02',
  asked: permission,
  of: ['be attacked'],
  applies: ({ card }, game) => game.facts(card).type === 'ship' && isOutOfSight(game, card),
  answer: false,
})

/** What the FAQ says of duties. */
export const faqDuties = [
  thereAtOnce,
  atNormalSpeed,
  broughtBack,
  fliesBack,
  notHastened,
  mayBeHastened,
  unmoved,
  affectedOnItsWay,
  outOfSight,
  waitedFor,
  another,
  withoutPrey,
  nothingElse,
  waitsForAShip,
  nothingWithoutAShip,
  anybodys,
  onlyOnesOwn,
  ...onlyWhatMust('faq96-33-samuel-clemens-pocketwatch-05'),
  notSeen,
]
