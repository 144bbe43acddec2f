import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsWhereItLands, isBoundAsLanded, isSparedByDestruction, needsALandingCard } from '../questions.ts'

const toLand = presumption({
  ruling: 'who lands at a site needs a card that lets ships land',
  asked: needsALandingCard,
  applies: ({ deed }) => deed === 'dock',
  answer: true,
})

const toTakeOff = presumption({
  ruling: 'who takes off from a site needs a card that lets ships take off',
  asked: needsALandingCard,
  applies: ({ deed }) => deed === 'undock',
  answer: true,
})

const spared = presumption({
  ruling: 'a ship that is landed at a site is spared when the station is destroyed',
  asked: isSparedByDestruction,
  applies: ({ landed }) => landed,
  answer: true,
})

/** It is aboard, and goes with the station. */
export const goesWithTheNor = denial('1eD-docking-pads-06', spared, false)

/** Docking Pads let ships land and take off by themselves. */
export const dockingPads = [
  toLand,
  toTakeOff,
  spared,
  denial('1eD-docking-pads-02', toLand, false),
  denial('1eD-docking-pads-03', toTakeOff, false),
  rule({ ruling: '1eD-docking-pads-04', asked: countsWhereItLands, applies: () => true, answer: true }),
  rule({ ruling: '1eD-docking-pads-05', asked: isBoundAsLanded, applies: () => true, answer: true }),
]
