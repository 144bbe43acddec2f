import { isDocked } from '../../board/landed.ts'
import { permission } from '../../board/questions.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { mayFire } from '../../questions/battle/questions.ts'
import {
  extendsSHIELDS,
  isDockedThere,
  isSparedByDestruction,
  mayBoardFromAShip,
  mayUndockFrom,
  mustGoWithTheFacility,
  returnsBy,
} from '../../questions/docking/questions.ts'
import { mustBeStaffed } from '../../questions/staffing/questions.ts'
import { firesUnled } from '../battle/basics.ts'

/** To dock and to undock is to move. */
export const needsStaff = rule({
  ruling: '1eD-docking-03',
  asked: mustBeStaffed,
  applies: ({ to }) => to === 'dock' || to === 'undock',
  answer: true,
})

const crewToo = presumption({
  ruling: 'all aboard must be compatible with the facility where their ship docks',
  asked: mustGoWithTheFacility,
  applies: ({ who }) => who === 'crew',
  answer: true,
})

const returnsByBeingThere = presumption({
  ruling: 'a ship has returned to a facility as soon as it is at its location',
  asked: returnsBy,
  applies: ({ how }) => how === 'being there',
  answer: true,
})

/** Docking, and what a ship that is docked may and may not do. */
export const docking = [
  against('1eD-docking-01', isDockedThere, false, {
    not: 'a ship at the location of a facility is docked there',
    of: ['is there'],
  }),
  rule({ ruling: '1eD-docking-02', asked: isDockedThere, of: ['reports'], answer: true }),
  needsStaff,
  rule({
    ruling: '1eD-docking-04',
    asked: extendsSHIELDS,
    applies: ({ docked }) => docked === 'there',
    answer: 0.5,
  }),
  rule({
    ruling: '1eD-docking-05',
    asked: permission,
    of: ['attempt'],
    applies: ({ card }, game) => isDocked(game, card),
    answer: false,
  }),
  rule({
    ruling: '1eD-docking-06',
    asked: mayFire,
    applies: ({ card }, game) => isDocked(game, card),
    answer: false,
    exceptionTo: [firesUnled],
  }),
  rule({
    ruling: '1eD-docking-07',
    asked: isSparedByDestruction,
    applies: ({ landed }) => !landed,
    answer: true,
  }),
  returnsByBeingThere,
  rule({
    ruling: '1eD-docking-10',
    asked: returnsBy,
    answer: ({ how }) => how === 'docking',
    exceptionTo: [returnsByBeingThere],
  }),
  rule({
    ruling: '1eD-docking-13',
    asked: mayUndockFrom,
    applies: ({ whose }) => whose === "opponent's",
    answer: false,
  }),
  crewToo,
  rule({
    ruling: '1eD-docking-16',
    asked: mustGoWithTheFacility,
    answer: ({ who }) => who === 'ship',
    exceptionTo: [crewToo],
  }),
  against('1eD-docking-17', mayBoardFromAShip, false, {
    not: 'whoever is aboard a ship that may dock at an outpost may board that',
    applies: ({ isNor }) => !isNor,
  }),
  against('1eD-docking-18', mayBoardFromAShip, true, {
    not: 'nobody boards a station with which he is not compatible',
    applies: ({ isNor }) => isNor,
  }),
]
