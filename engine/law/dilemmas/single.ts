import { against } from '../../kernel/rule.ts'
import { conditionsCureInPlay } from '../../questions/dilemmas/features.ts'
import { groupsCountTogether, leavesWithTheMission } from '../../questions/dilemmas/single.ts'
import { glossarySeizing } from '../disabled/seizing.ts'
import { twoSetsOfConditions } from './two-sets.ts'

/** What the Glossary says of single dilemmas. */
export const singleDilemmas = [
  // Who nullifies Dal'Rok is one crew or one Away Team.
  against('1eD-dalrok-03', groupsCountTogether, false, {
    not: 'attributes of all who are at a location add up',
    applies: ({ dilemma }, game) => {
      const { nullifier } = game.text(dilemma).dilemma ?? {}
      return !!nullifier && 'total' in nullifier && typeof nullifier.total !== 'string'
    },
  }),
  // DNA Clues stays.
  against('1eD-dna-clues-04', leavesWithTheMission, false, {
    not: 'what changes the dilemmas of a mission goes when there are none left',
    applies: ({ dilemma }, game) => !!game.text(dilemma).alters,
  }),
  // Dead End stays for others.
  against('1eD-dead-end-05', conditionsCureInPlay, false, {
    not: 'who has the points that keep a dilemma off is rid of it',
    applies: ({ dilemma }, game) => {
      const { conditions } = game.text(dilemma).dilemma ?? {}
      return !!conditions && 'points' in conditions
    },
  }),
  ...glossarySeizing,
  ...twoSetsOfConditions,
]
