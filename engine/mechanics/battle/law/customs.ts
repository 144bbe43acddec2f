import { custom } from '../../../kernel/rule.ts'
import {
  drawsTactics,
  howPersonnelFight,
  isBegunByALeader,
  isFiredOn,
  mayFire,
  mayFireBack,
  needsStaffedShips,
} from '../questions.ts'

const always = () => true

/** What the documents at hand say of battles under later laws stands under another letter. */
export const aLeaderBegins = custom({
  ruling: 'custom-battle-01',
  beside: ['glossary'],
  asked: isBegunByALeader,
  applies: always,
  answer: true,
})

export const staffedShips = custom({
  ruling: 'custom-battle-02',
  beside: ['rulebook'],
  asked: needsStaffedShips,
  applies: always,
  answer: true,
})

export const oneAgainstOne = custom({
  ruling: 'custom-battle-03',
  beside: ['glossary'],
  asked: howPersonnelFight,
  applies: always,
  answer: 'one against one',
})

/** Stopped cards that are attacked may defend themselves like others. */
export const theAttackedFireBack = custom({
  ruling: 'custom-battle-06',
  beside: ['glossary'],
  asked: mayFireBack,
  applies: always,
  answer: true,
})

export const aLeaderFires = custom({
  ruling: 'custom-battle-07',
  beside: ['glossary'],
  asked: mayFire,
  applies: ({ isLed }) => !isLed,
  answer: false,
})

/** One of those drawn is played, if the player likes. */
export const twoTactics = custom({
  ruling: 'custom-battle-60',
  beside: ['glossary'],
  asked: drawsTactics,
  applies: always,
  answer: 2,
})

/** Cards that let a ship fire on ships that have landed say so. */
export const landedShipsAreSafe = custom({
  ruling: 'custom-battle-61',
  beside: ['glossary'],
  asked: isFiredOn,
  applies: ({ landed }) => landed,
  answer: false,
})
