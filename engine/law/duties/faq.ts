import { is } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { against, custom, denial, presumption } from '../../kernel/rule.ts'
import { isOutOfSight } from '../../mechanics/cloaking/exposed.ts'
import { dutyOf, isAssigned } from '../../mechanics/duties/duty.ts'
import { goesOnAfter } from '../../questions/dilemmas/questions.ts'
import { mayBeChased, withoutAShip } from '../../questions/duties/questions.ts'
import { onUnlessStopped } from '../dilemmas/faq.ts'
import { onlyWhatMust } from './forward.ts'

export const waitsForAShip = presumption({
  ruling: 'a dilemma for a ship waits for the next one',
  asked: withoutAShip,
  answer: 'waits',
})

export const notSeen = custom({
  ruling: 'custom-duties-02',
  asked: permission,
  of: ['be attacked'],
  applies: ({ card }, game) => game.facts(card).type === 'ship' && isOutOfSight(game, card),
  answer: false,
})

/** What the FAQ says of duties. */
export const faqDuties = [
  // A Wormhole may take it, and so may a way around the spaceline.
  against('faq96-323-cytherians-07', permission, true, {
    not: 'no card takes a ship that must travel out of its course',
    of: ['be targeted', 'be affected'],
    applies: ({ card, to, by }, game) =>
      by !== undefined &&
      (to === 'be targeted'
        ? !!game.text(by).plays?.some(p => p.effects?.some(e => e.do === 'relocate'))
        : to === 'be affected' && !!game.text(by).standing?.some(s => s.allows === 'go around')) &&
      dutyOf(game, card)?.duty.do === 'travel',
  }),
  // What lies there affects it as it would any other ship.
  against('faq96-323-cytherians-08', permission, true, {
    not: 'nothing on its way keeps a ship from where it must travel to, or harms it',
    of: ['be affected'],
    applies: ({ card, by }, game) => {
      if (by === undefined || game.card(by).place !== 'spaceline') return false
      const ship = game.facts(card).type === 'ship' ? card : game.card(card).holder
      return dutyOf(game, ship)?.duty.do === 'travel'
    },
  }),
  // It is waited for where it is.
  against('faq96-323-conundrum-02', mayBeChased, true, {
    not: 'a ship that cannot be attacked is not chased',
    applies: ({ ship }, game) => is(game, ship, 'cloaked'),
  }),
  custom({
    ruling: 'custom-duties-01',
    asked: goesOnAfter,
    applies: ({ group }, game) => !!group?.ship && isAssigned(game, group.ship),
    answer: false,
    exceptionTo: [onUnlessStopped],
  }),
  waitsForAShip,
  // It comes to nothing where there is no ship.
  denial('faq96-323-cytherians-12', waitsForAShip, 'is discarded'),
  ...onlyWhatMust('faq96-33-samuel-clemens-pocketwatch-05'),
  notSeen,
]
