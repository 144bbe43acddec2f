import { is, isItself } from '../../../board/can.ts'
import { barrierTo } from '../../../board/forbidden.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { isShipAmongBarriers, whileSomeAre } from '../../../board/signs.ts'
import type { Capability } from '../../../kernel/capability.ts'
import type { Game } from '../../../kernel/game.ts'
import { after, type Consequence, type Happening, whatFollows } from '../../../kernel/happening.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { endsWithTurn, mayBeUnstoppedBy, stopsWith } from '../questions.ts'

/** What a card does that does anything. */
export const doings: ReadonlySet<Capability> = new Set([
  'beam',
  'move',
  'walk',
  'be taken along',
  'cloak',
  'decloak',
  'phase',
  'dephase',
  'dock',
  'battle',
  'staff',
  'attempt',
  'operate transporters',
  'use skills',
  'trigger',
  'overcome',
  'cure',
])

/** A stopped ship or personnel does nothing at all. */
const nothingAtAll = rule({
  ruling: 'faq96-12-stopped-01',
  asked: permission,
  of: [...doings],
  applies: ({ card }, game) => is(game, card, 'stopped'),
  answer: false,
})

/** Stopped cards go free when the next turn begins. */
const untilNextTurn = rule({
  ruling: 'faq96-12-stopped-05',
  asked: endsWithTurn,
  applies: ({ condition }) => condition === 'stopped',
  answer: true,
})

const outOfReach = presumption({
  ruling: 'nothing is played on a stopped card',
  asked: permission,
  applies: ({ card, to }, game) => to === 'be targeted' && is(game, card, 'stopped'),
  answer: false,
})

/** Cards may still be played on a stopped ship. */
export const mayBePlayedOn = denial('faq96-12-stopped-06', outOfReach, true)

/** Failing a dilemma stops those who met it, and their ship. */
export const failureStops = rule({
  ruling: 'faq96-12-stopped-07',
  ...after('dilemma failed', ({ group: { personnel, ship } }) => [
    { do: 'stop', cards: ship ? [...personnel, ship] : personnel, cause: 'dilemma failed' },
  ]),
})

/** A battle stops everything that took part in it. */
export const battleStops = rule({
  ruling: 'faq96-12-stopped-08',
  ...after('battle over', ({ cards }) => [{ do: 'stop', cards, cause: 'battle' }]),
})

/** The personnel aboard a stopped ship are stopped. */
export const crewOfStoppedShip = rule({
  ruling: 'faq96-12-stopped-09',
  asked: isByCircumstance,
  of: ['stopped'],
  applies: ({ card }, game) => {
    const { place, holder } = game.card(card)
    return place === 'aboard' && game.facts(card).type === 'personnel' && isItself(game, holder, 'stopped')
  },
  needs: [whileSomeAre('stopped')],
  answer: true,
})

const stuckIsStopped = presumption({
  ruling: 'a ship that cannot move is stopped',
  asked: isByCircumstance,
  of: ['stopped'],
  applies: ({ card }, game) => {
    if (game.facts(card).type !== 'ship') return false
    return barrierTo(game, card, 'move') !== undefined
  },
  needs: [isShipAmongBarriers],
  answer: true,
})

/** A ship that merely cannot move is not stopped. */
export const stuckIsNotStopped = denial('faq96-12-stopped-11', stuckIsStopped, false)

/** A ship that was in a battle is stopped. */
export const stopShipsInBattle = (about: Happening, game: Game): readonly Consequence[] => {
  if (about.what !== 'battle over') return []
  return [{ do: 'stop', cards: about.cards.filter(id => game.facts(id).type === 'ship'), cause: 'battle' }]
}

/** So is one that has used up its RANGE. */
export const rangeUsedUpStops = rule({
  ruling: 'faq96-351-stopped-crew-on-a-ship-02',
  asked: whatFollows,
  applies: about => about.what === 'RANGE used up' || about.what === 'battle over',
  answer: (about, game): readonly Consequence[] =>
    about.what === 'RANGE used up'
      ? [{ do: 'stop', cards: [about.card], cause: 'text' }]
      : stopShipsInBattle(about, game),
})

/** A ship whose RANGE a card took away is not stopped. */
const rangeTakenAway = rule({
  ruling: 'faq96-38-baryon-buildup-02',
  ...after(
    'RANGE used up',
    () => [],
    ({ moved }) => !moved,
  ),
  exceptionTo: [rangeUsedUpStops],
})

/** No card lifts the condition. */
const nothingUnstops = rule({
  ruling: 'faq96-39-emergency-transporter-armbands-05',
  asked: mayBeUnstoppedBy,
  applies: () => true,
  answer: false,
})

const holograms = presumption({
  ruling: 'holograms cannot be stopped',
  asked: stopsWith,
  applies: ({ card, cause }, game) => cause !== 'battle' && !!game.facts(card).icons?.includes('hologram'),
  answer: false,
})

/** Dilemmas stop holograms like anybody else. */
const hologramsToo = denial('faq96-367-holographic-red-shirts-02', holograms, true)

export const faqStopped = [
  nothingAtAll,
  untilNextTurn,
  outOfReach,
  mayBePlayedOn,
  failureStops,
  battleStops,
  crewOfStoppedShip,
  stuckIsStopped,
  stuckIsNotStopped,
  rangeUsedUpStops,
  rangeTakenAway,
  nothingUnstops,
  holograms,
  hologramsToo,
]
