import { freeInOtherHands } from '../mechanics/battle/law/readings.ts'
import { exocompsAreInfected } from '../mechanics/dilemmas/law/readings.ts'
import { metAgainWithAShip } from '../mechanics/duties/law/readings.ts'
import { quashConspiracyForAll, rogueBorgOneByOne } from '../mechanics/selections/cards/readings.ts'
import { borgShipHeldOnArrival } from '../mechanics/self-controlled/cards/borg-ship.ts'
import {
  attackedDefendIn1996,
  onlyTheShipMovesAgain,
  spentRangeIsNoStop,
  staysWithTheStopped,
  untilOwnTurn,
} from '../mechanics/stopped/law/readings.ts'
import { cloakedFromTheOpponent } from '../mechanics/stopped/law/ship-readings.ts'
import type { Reading } from './readings.ts'

/** Of questions that the FAQ of 1996 leaves open. */
export const readingsOf1996: readonly Reading[] = [
  {
    question: 'cytherians-met-from-an-outpost',
    reading: 'stays',
    amendments: { '1e-1996': { replace: { [metAgainWithAShip.ruling]: metAgainWithAShip } } },
  },
  {
    question: 'range-used-up-in-1996',
    reading: 'not-stopped',
    amendments: { '1e-1996': { replace: { [spentRangeIsNoStop.ruling]: spentRangeIsNoStop } } },
  },
  {
    question: 'stopped-attacked-in-1996',
    reading: 'yes',
    amendments: { '1e-1996': { enact: [attackedDefendIn1996] } },
  },
  {
    question: 'stopped-for-how-long-in-1996',
    reading: 'own',
    amendments: { '1e-1996': { replace: { [untilOwnTurn.ruling]: untilOwnTurn } } },
  },
  {
    question: 'stopped-personnel-aboard-a-moving-ship',
    reading: 'no',
    amendments: {
      '1e-1996': { enact: [staysWithTheStopped] },
      '1e-glossary': { enact: [staysWithTheStopped] },
      '1e-2014': { enact: [staysWithTheStopped] },
    },
  },
  {
    question: 'another-move-for-a-stopped-ship-in-1996',
    reading: 'moves-again',
    amendments: { '1e-1996': { replace: { [onlyTheShipMovesAgain.ruling]: onlyTheShipMovesAgain } } },
  },
  {
    question: 'tsiolkovsky-and-exocomps',
    reading: 'yes',
    amendments: { '1e-1996': { replace: { [exocompsAreInfected.ruling]: exocompsAreInfected } } },
  },
  {
    question: 'battles-of-rogue-borg',
    reading: 'each',
    amendments: { '1e-1996': { cards: { replace: [rogueBorgOneByOne] } } },
  },
  {
    question: 'borg-ship-held-by-a-q-net',
    reading: 'on-arrival',
    amendments: { '1e-1996': { cards: { replace: [borgShipHeldOnArrival] } } },
  },
  {
    question: 'armbands-at-quash-conspiracy',
    reading: 'no',
    amendments: { '1e-1996': { cards: { replace: [quashConspiracyForAll] } } },
  },
  {
    question: 'what-cloaking-frustrates',
    reading: 'all-of-the-opponent',
    amendments: { '1e-1996': { enact: [cloakedFromTheOpponent] } },
  },
  {
    question: 'federation-under-alien-parasites',
    reading: 'free',
    amendments: { '1e-1996': { enact: [freeInOtherHands] } },
  },
]
