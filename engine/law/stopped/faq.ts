import { is, isItself } from '../../board/can.ts'
import { barrierTo } from '../../board/forbidden.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { after, type Consequence, type Happening, whatFollows } from '../../kernel/happening.ts'
import { against, rule } from '../../kernel/rule.ts'
import { endsWithTurn, mayBeUnstoppedBy, stopsWith } from '../../questions/stopped/questions.ts'

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
  'use text',
  'trigger',
  'overcome',
  'cure',
])

/** Cards may still be played on a stopped ship. */
export const mayBePlayedOn = against('faq96-12-stopped-06', permission, true, {
  not: 'nothing is played on a stopped card',
  applies: ({ card, to }, game) => to === 'be targeted' && is(game, card, 'stopped'),
})

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
  answer: true,
})

/** A ship that merely cannot move is not stopped. */
export const stuckIsNotStopped = against('faq96-12-stopped-11', isByCircumstance, false, {
  not: 'a ship that cannot move is stopped',
  of: ['stopped'],
  applies: ({ card }, game) => {
    if (game.facts(card).type !== 'ship') return false
    return barrierTo(game, card, 'move') !== undefined
  },
})

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

export const faqStopped = [
  // A stopped ship or personnel does nothing at all.
  rule({
    ruling: 'faq96-12-stopped-01',
    asked: permission,
    of: [...doings],
    applies: ({ card }, game) => is(game, card, 'stopped'),
    answer: false,
  }),
  // Stopped cards go free when the next turn begins.
  rule({
    ruling: 'faq96-12-stopped-05',
    asked: endsWithTurn,
    applies: ({ condition }) => condition === 'stopped',
    answer: true,
  }),
  mayBePlayedOn,
  failureStops,
  battleStops,
  crewOfStoppedShip,
  stuckIsNotStopped,
  rangeUsedUpStops,
  // A ship whose RANGE a card took away is not stopped.
  rule({
    ruling: 'faq96-38-baryon-buildup-02',
    ...after(
      'RANGE used up',
      () => [],
      ({ moved }) => !moved,
    ),
    exceptionTo: [rangeUsedUpStops],
  }),
  // No card lifts the condition.
  rule({
    ruling: 'faq96-39-emergency-transporter-armbands-05',
    asked: mayBeUnstoppedBy,
    answer: false,
  }),
  // Dilemmas stop holograms like anybody else.
  against('faq96-367-holographic-red-shirts-02', stopsWith, true, {
    not: 'holograms cannot be stopped',
    applies: ({ card, cause }, game) => cause !== 'battle' && !!game.facts(card).icons?.includes('hologram'),
  }),
]
