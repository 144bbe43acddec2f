import { against } from '../../kernel/rule.ts'
import { isSparedByDestruction, needsALandingCard } from '../../questions/docking/questions.ts'

/** It is aboard, and goes with the station. */
export const goesWithTheNor = against('1eD-docking-pads-06', isSparedByDestruction, false, {
  not: 'a ship that is landed at a site is spared when the station is destroyed',
  applies: ({ landed }) => landed,
})

/** Docking Pads let ships land and take off by themselves. */
export const dockingPads = [
  against('1eD-docking-pads-02', needsALandingCard, false, {
    not: 'who lands at a site needs a card that lets ships land',
    applies: ({ deed }) => deed === 'dock',
  }),
  against('1eD-docking-pads-03', needsALandingCard, false, {
    not: 'who takes off from a site needs a card that lets ships take off',
    applies: ({ deed }) => deed === 'undock',
  }),
]
