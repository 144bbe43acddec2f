import { against, rule } from '../../kernel/rule.ts'
import { mayBeTargetedThere } from '../../questions/docking/questions.ts'
import { refersTo } from '../../text/names.ts'

/** Cards in general may target a ship that is docked, */
const docked = against('1eD-docked-ship-13', mayBeTargetedThere, true, {
  not: 'no card may target a docked ship',
  of: ['docked'],
})

/** or carried, */
const carried = against('1eD-docked-ship-14', mayBeTargetedThere, true, {
  not: 'no card may target a carried ship',
  of: ['carried'],
})

/** but not these. */
const mayNot = (ruling: string, title: string, as: 'docked' | 'carried') =>
  rule({
    ruling,
    asked: mayBeTargetedThere,
    of: [as],
    applies: ({ by }, game) => refersTo(game, title, game.card(by).title),
    answer: false,
    exceptionTo: [as === 'docked' ? docked : carried],
  })

/** Which cards may not target a docked or carried ship. */
export const targetsOfCards = [
  docked,
  carried,
  mayNot('1eD-docked-ship-01', 'Asteroid Sanctuary', 'docked'),
  mayNot('1eD-docked-ship-02', 'Loss of Orbital Stability', 'docked'),
  mayNot('1eD-docked-ship-03', 'Near-Warp Transport', 'docked'),
  mayNot('1eD-docked-ship-04', 'Temporal Rift', 'docked'),
  mayNot('1eD-docked-ship-05', 'Wormhole', 'docked'),
  mayNot('1eD-docked-ship-06', 'Temporal Wake', 'docked'),
  mayNot('1eD-docked-ship-07', 'Asteroid Sanctuary', 'carried'),
  mayNot('1eD-docked-ship-08', 'Loss of Orbital Stability', 'carried'),
  mayNot('1eD-docked-ship-09', 'Near-Warp Transport', 'carried'),
  mayNot('1eD-docked-ship-10', 'Temporal Rift', 'carried'),
  mayNot('1eD-docked-ship-11', 'Wormhole', 'carried'),
  mayNot('1eD-docked-ship-12', 'Temporal Wake', 'carried'),
]
