import { custom } from '../../../kernel/rule.ts'
import { worksWith } from '../../compatibility/cooperation.ts'
import { endsUnmatched, isOpenToAnybody, isTheirsToAttempt, mayBeHeldBack } from '../questions.ts'

/** Where no affiliation is named, nobody attempts it. */
const nobodys = custom({
  ruling: 'custom-missions-20',
  beside: ['glossary'],
  asked: isOpenToAnybody,
  applies: () => true,
  answer: false,
})

/** When all who match it are gone, the attempt is over. */
const nobodyMatches = custom({
  ruling: 'custom-missions-21',
  beside: ['glossary'],
  asked: endsUnmatched,
  applies: () => true,
  answer: ({ matched }) => !matched,
})

/** In Second Edition each player attempts his own. */
const ownMissions = custom({
  ruling: 'custom-missions-22',
  beside: ['rulebook'],
  asked: isTheirsToAttempt,
  applies: () => true,
  answer: ({ own }) => own,
})

/** Whoever is there and goes with the others takes part. */
const allTakePart = custom({
  ruling: 'custom-missions-23',
  beside: ['glossary'],
  asked: mayBeHeldBack,
  applies: () => true,
  answer: ({ left, others }, game) => left.every(card => others.some(other => !worksWith(game, card, other))),
})

export const missionBasics = [nobodys, nobodyMatches, ownMissions, allTakePart]
