import { isDocked } from '../../../board/landed.ts'
import { permission } from '../../../board/questions.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayFire } from '../../battle/questions.ts'
import { mustBeStaffed } from '../../staffing/questions.ts'
import {
  extendsSHIELDS,
  isDockedThere,
  isSparedByDestruction,
  mayBoardFromAShip,
  mayUndockFrom,
  mustGoWithTheFacility,
  returnsBy,
} from '../questions.ts'

const always = () => true

const byBeingThere = presumption({
  ruling: 'a ship at the location of a facility is docked there',
  asked: isDockedThere,
  of: ['is there'],
  applies: always,
  answer: true,
})

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

const strangersStayOut = presumption({
  ruling: 'nobody boards a station with which he is not compatible',
  asked: mayBoardFromAShip,
  applies: ({ isNor }) => isNor,
  answer: false,
})

const strangersComeIn = presumption({
  ruling: 'whoever is aboard a ship that may dock at an outpost may board that',
  asked: mayBoardFromAShip,
  applies: ({ isNor }) => !isNor,
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
  byBeingThere,
  denial('1eD-docking-01', byBeingThere, false),
  rule({
    ruling: '1eD-docking-02',
    asked: isDockedThere,
    of: ['reports'],
    applies: always,
    answer: true,
  }),
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
  rule({ ruling: '1eD-docking-06', asked: mayFire, applies: ({ card }, game) => isDocked(game, card), answer: false }),
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
    applies: always,
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
    applies: always,
    answer: ({ who }) => who === 'ship',
    exceptionTo: [crewToo],
  }),
  strangersComeIn,
  denial('1eD-docking-17', strangersComeIn, false),
  strangersStayOut,
  denial('1eD-docking-18', strangersStayOut, true),
]
