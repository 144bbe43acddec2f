import { is, isItself } from '../../state/ask.ts'
import { affects, standings } from '../../state/value.ts'
import type { Capability } from '../capability.ts'
import { denial, presumption, rule } from '../rule.ts'

/** What a card does that does anything. */
export const doings: ReadonlySet<Capability> = new Set([
  'beam',
  'move',
  'walk',
  'be taken along',
  'cloak',
  'phase',
  'dock',
  'battle',
  'staff',
  'attempt',
  'scout',
  'commandeer',
  'operate transporters',
  'use text',
  'use skills',
  'share skills',
  'trigger',
  'overcome',
  'nullify',
  'cure',
  'be targeted',
])

/** A stopped ship or personnel does nothing at all. */
const nothingAtAll = rule({
  ruling: 'faq96-12-stopped-01',
  asked: 'can',
  applies: ({ card, to }, game) => doings.has(to) && is(game, card, 'stopped'),
  answer: false,
})

/** Stopped cards go free when the next turn begins. */
const untilNextTurn = rule({
  ruling: 'faq96-12-stopped-05',
  asked: 'ends with the turn',
  applies: ({ condition, lasting }) => condition === 'stopped' && !lasting,
  answer: true,
})

/** Cards may still be played on a stopped ship. */
const mayBePlayedOn = rule({
  ruling: 'faq96-12-stopped-06',
  asked: 'can',
  applies: ({ card, to }, game) => to === 'be targeted' && is(game, card, 'stopped'),
  answer: true,
  exceptionTo: ['faq96-12-stopped-01'],
})

/** Failing a dilemma stops those who met it, and their ship. */
const failureStops = rule({
  ruling: 'faq96-12-stopped-07',
  asked: 'follows',
  applies: about => about.what === 'dilemma failed',
  answer: about => {
    if (about.what !== 'dilemma failed') return []
    const { personnel, ship } = about.group
    return [{ do: 'stop', cards: ship ? [...personnel, ship] : personnel, cause: 'dilemma failed' }]
  },
})

/** A battle stops everything that took part in it. */
const battleStops = rule({
  ruling: 'faq96-12-stopped-08',
  asked: 'follows',
  applies: about => about.what === 'battle over',
  answer: about => (about.what === 'battle over' ? [{ do: 'stop', cards: about.cards, cause: 'battle' }] : []),
})

/** The personnel aboard a stopped ship are stopped. */
const crewOfStoppedShip = rule({
  ruling: 'faq96-12-stopped-09',
  asked: 'is by circumstance',
  applies: ({ card, condition }, game) => {
    const { place, holder } = game.card(card)
    return (
      condition === 'stopped' &&
      place === 'aboard' &&
      game.facts(card).type === 'personnel' &&
      isItself(game, holder, 'stopped')
    )
  },
  answer: true,
})

const stuckIsStopped = presumption({
  ruling: 'a ship that cannot move is stopped',
  asked: 'is by circumstance',
  applies: ({ card, condition }, game) => {
    if (condition !== 'stopped' || game.facts(card).type !== 'ship') return false
    return standings(game).some(s => s.standing.forbids === 'move' && affects(game, s.card, s.standing, card))
  },
  answer: true,
})

/** A ship that merely cannot move is not stopped. */
const stuckIsNotStopped = denial('faq96-12-stopped-11', stuckIsStopped, false)

/** A ship that has used up its RANGE is stopped. */
const rangeUsedUpStops = rule({
  ruling: 'faq96-351-stopped-crew-on-a-ship-02',
  asked: 'follows',
  applies: about => about.what === 'RANGE used up',
  answer: about => (about.what === 'RANGE used up' ? [{ do: 'stop', cards: [about.card], cause: 'text' }] : []),
})

/** A ship whose RANGE a card took away is not stopped. */
const rangeTakenAway = rule({
  ruling: 'faq96-38-baryon-buildup-02',
  asked: 'follows',
  applies: about => about.what === 'RANGE used up' && !about.moved,
  answer: [],
  exceptionTo: ['faq96-351-stopped-crew-on-a-ship-02'],
})

/** No card lifts the condition. */
const nothingUnstops = rule({
  ruling: 'faq96-39-emergency-transporter-armbands-05',
  asked: 'may be unstopped by',
  applies: () => true,
  answer: false,
})

const holograms = presumption({
  ruling: 'holograms cannot be stopped',
  asked: 'stops with',
  applies: ({ card, cause }, game) => cause !== 'battle' && !!game.facts(card).icons?.includes('hologram'),
  answer: false,
})

/** Dilemmas stop holograms like anybody else. */
const hologramsToo = denial('faq96-367-holographic-red-shirts-02', holograms, true)

export const faqStopped = [
  nothingAtAll,
  untilNextTurn,
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
