import { presumption, rule } from '../../kernel/rule.ts'
import { bears, isAssimilated } from '../../mechanics/borg/assimilated.ts'
import { calls } from '../../mechanics/species/lore.ts'
import { isOf } from '../../mechanics/species/species.ts'
import { isADrone } from '../../questions/borg/questions.ts'
import { isOfGender } from '../../questions/species/questions.ts'
import { genderShown } from '../species/customs.ts'

const everyBorg = presumption({
  ruling: 'every Borg is a drone',
  asked: isADrone,
  applies: ({ printed }, game) => isOf(game, printed, 'Borg') && !calls(printed, 'Drone'),
  answer: true,
})

/** Whoever is of another affiliation is none, Borg or not. */
const ofOthers = rule({
  ruling: '1eD-drone-06',
  asked: isADrone,
  applies: ({ printed }) => !printed.affiliations?.includes('borg'),
  answer: false,
  exceptionTo: [everyBorg],
})

/** Whomever Borg have assimilated is one. */
const assimilated = rule({
  ruling: '1eD-drone-02',
  asked: isADrone,
  applies: ({ card }, game) => isAssimilated(game, card),
  answer: true,
  exceptionTo: [ofOthers],
})

export const drones = [
  // Whose Identification says so is a drone.
  rule({
    ruling: '1eD-drone-01',
    asked: isADrone,
    applies: ({ printed }) => calls(printed, 'Drone'),
    answer: true,
  }),
  everyBorg,
  // The Borg Queen is none.
  rule({
    ruling: '1eD-drone-04',
    asked: isADrone,
    applies: ({ printed }) => printed.title === 'Borg Queen',
    answer: false,
    exceptionTo: [everyBorg],
  }),
  // Counterparts are none.
  rule({
    ruling: '1eD-drone-05',
    asked: isADrone,
    applies: ({ printed }) => !!printed.keywords?.includes('Counterpart'),
    answer: false,
    exceptionTo: [everyBorg],
  }),
  ofOthers,
  assimilated,
  // But not whom they have made a counterpart by Assimilate Counterpart.
  rule({
    ruling: '1eD-drone-03',
    asked: isADrone,
    applies: ({ card }, game) => bears(game, card, 'Assimilate Counterpart'),
    answer: false,
    exceptionTo: [assimilated],
  }),
  // A drone has no gender.
  rule({
    ruling: '1eD-drone-09',
    asked: isOfGender,
    applies: ({ gender: _, ...about }, game) => game.decide(isADrone, about),
    answer: false,
    exceptionTo: [genderShown],
  }),
]
