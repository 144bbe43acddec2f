import { denial, presumption } from '../../../kernel/rule.ts'
import { glossarySeizing } from '../../disabled/law/seizing.ts'
import { conditionsCureInPlay } from '../questions/features.ts'
import { groupsCountTogether, leavesWithTheMission } from '../questions/single.ts'
import { twoSetsOfConditions } from './two-sets.ts'

const allTogether = presumption({
  ruling: 'attributes of all who are at a location add up',
  asked: groupsCountTogether,
  applies: ({ dilemma }, game) => 'sumOf' in (game.text(dilemma).dilemma?.nullifier ?? {}),
  answer: true,
})

/** Who nullifies Dal'Rok is one crew or one Away Team. */
const oneGroup = denial('1eD-dalrok-03', allTogether, false)

const goneWhenSolved = presumption({
  ruling: 'what changes the dilemmas of a mission goes when there are none left',
  asked: leavesWithTheMission,
  applies: ({ dilemma }, game) => !!game.text(dilemma).alters,
  answer: true,
})

/** DNA Clues stays. */
const staysWhenSolved = denial('1eD-dna-clues-04', goneWhenSolved, false)

const rid = presumption({
  ruling: 'who has the points that keep a dilemma off is rid of it',
  asked: conditionsCureInPlay,
  applies: ({ dilemma }, game) => {
    const { conditions } = game.text(dilemma).dilemma ?? {}
    return !!conditions && 'points' in conditions
  },
  answer: true,
})

/** Dead End stays for others. */
const staysForOthers = denial('1eD-dead-end-05', rid, false)

/** What the Glossary says of single dilemmas. */
export const singleDilemmas = [
  allTogether,
  oneGroup,
  goneWhenSolved,
  staysWhenSolved,
  rid,
  staysForOthers,
  ...glossarySeizing,
  ...twoSetsOfConditions,
]
