import { custom } from '../../kernel/rule.ts'
import { isOutpostOfAnAlly } from '../../mechanics/compatibility/cooperation.ts'
import { extendsSHIELDS, returnsBy, usesOutpostsOfAllies } from '../../questions/docking/questions.ts'

/** The rulebook of 1996 says how much. */
export const halfToTheDocked = custom({
  ruling: 'custom-docking-10',
  asked: extendsSHIELDS,
  applies: ({ docked }) => docked === 'there',
  answer: 0.5,
})

/** Whoever docks has returned. */
export const whoDocksIsBack = custom({
  ruling: 'custom-docking-12',
  asked: returnsBy,
  applies: ({ how }) => how === 'docking',
  answer: ({ ship, to }, game) =>
    !isOutpostOfAnAlly(game, ship, to) || game.decide(usesOutpostsOfAllies, { ship, outpost: to }),
})
