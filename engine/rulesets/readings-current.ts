import type { Amendment } from '../kernel/amend.ts'
import { deadEndAtFifty } from '../mechanics/dilemmas/cards/readings.ts'
import { anyChangeWillDo, wrongSeedIsRefused } from '../mechanics/downloading/law/readings.ts'
import { eachListing, keptApartAsHeLikes } from '../mechanics/missions/law/readings.ts'
import { completeIsComplete } from '../mechanics/scouting/law/completion.ts'
import { byObjective } from '../mechanics/scouting/law/locations.ts'
import { misSeedIsRefused } from '../mechanics/seeding/law/readings.ts'
import { disruptorOverloadEarlier } from '../mechanics/selections/cards/readings.ts'
import { anyNumberMatches, facingPlayerBreaksTies, opponentOfTheOwner } from '../mechanics/selections/law/readings.ts'
import { currentStopped } from '../mechanics/stopped/law/current.ts'
import { freedUnlessForATime } from '../mechanics/stopped/law/readings.ts'
import { docksUnstaffed, turnsOfTheController } from '../mechanics/stopped/law/ship-readings.ts'
import type { Reading } from './readings.ts'

type Change = Omit<Amendment, 'id'>

/** The Glossary, and the Current Rulings that amend it, change alike. */
const both = (change: Change): Reading['amendments'] => ({ '1e-glossary': change, '1e-2014': change })

/** Of questions that the Glossary, the Current Rulings and the Second Edition leave open. */
export const currentReadings: readonly Reading[] = [
  {
    question: 'crew-of-an-unstopped-ship',
    reading: 'follows',
    amendments: { '1e-glossary': { enact: currentStopped } },
  },
  {
    question: 'unstopped-ship-and-a-fixed-time',
    reading: 'no',
    amendments: { '1e-2014': { replace: { [freedUnlessForATime.ruling]: freedUnlessForATime } } },
  },
  {
    question: 'ban-after-an-invalid-download',
    reading: 'any-source',
    amendments: both({ enact: [anyChangeWillDo] }),
  },
  {
    question: 'wrong-card-downloaded-and-seeded',
    reading: 'refused',
    amendments: { '1e-2014': { enact: [wrongSeedIsRefused] } },
  },
  { question: 'one-artifact-too-many', reading: 'refused', amendments: both({ enact: [misSeedIsRefused] }) },
  {
    question: 'struck-out-words-of-disruptor-overload',
    reading: 'earlier',
    amendments: both({ cards: { replace: [disruptorOverloadEarlier] } }),
  },
  { question: 'dead-end-at-fifty', reading: 'yes', amendments: both({ cards: { replace: [deadEndAtFifty] } }) },
  { question: 'tie-on-another-card', reading: 'opponent', amendments: both({ enact: [opponentOfTheOwner] }) },
  { question: 'matching-attribute-numbers', reading: 'any', amendments: both({ enact: [anyNumberMatches] }) },
  {
    question: 'functions-that-need-full-staffing',
    reading: 'moving',
    amendments: both({ enact: [docksUnstaffed] }),
  },
  {
    question: 'countdown-after-a-change-of-control',
    reading: 'controller',
    amendments: both({ enact: [turnsOfTheController] }),
  },
  {
    question: 'permanent-completion-and-a-new-objective',
    reading: 'yes',
    amendments: both({ enact: [completeIsComplete] }),
  },
  {
    question: 'both-groups-scouting-a-dual-icon-mission',
    reading: 'by-objective',
    amendments: both({ enact: [byObjective] }),
  },
  {
    question: 'commander-of-a-dilemma',
    reading: 'facing',
    amendments: { '2e': { replace: { [facingPlayerBreaksTies.ruling]: facingPlayerBreaksTies } } },
  },
  {
    question: 'counting-requirements',
    reading: 'ignoring-multipliers',
    amendments: { '1e-2014': { replace: { [eachListing.ruling]: eachListing } } },
  },
  {
    question: 'house-arrest-or-a-separate-away-team',
    reading: 'player',
    amendments: { '1e-2014': { replace: { [keptApartAsHeLikes.ruling]: keptApartAsHeLikes } } },
  },
]
