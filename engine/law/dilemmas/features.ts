import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { isWithoutATarget, type Lack } from '../../questions/dilemmas/features.ts'
import { mayBeRespondedTo } from '../../questions/timing/questions.ts'

const without = (ruling: string, lack: Lack) =>
  presumption({
    ruling,
    asked: isWithoutATarget,
    applies: ({ lacking }) => lacking === lack,
    answer: true,
  })

const allTargets = without('each of several targets has to be there', 'one of several')
const wholeNumber = without('as many targets have to be there as the text says', 'number')
const namedByConditions = without('whoever is asked for by conditions is a target', 'somebody for its conditions')

/** The features of dilemmas, as the Glossary goes through them. */
export const dilemmaFeatures = [
  allTargets,
  wholeNumber,
  namedByConditions,
  // Where nobody has what it asks for in a target, the dilemma has no effect.
  rule({
    ruling: '1eD-dilemma-resolution-76',
    asked: isWithoutATarget,
    applies: ({ lacking }) => lacking === 'feature',
    answer: true,
  }),
  // Of two targets that are told apart by their features one will do.
  denial('1eD-dilemma-resolution-81', allTargets, false),
  // A number is no feature: where there are fewer, those are taken.
  denial('1eD-dilemma-resolution-84', wholeNumber, false),
  // Whoever has to be there to get past is no target.
  denial('1eD-dilemma-resolution-80', namedByConditions, false),
  // Without a ship or facility to be placed on it is discarded,
  rule({
    ruling: '1eD-dilemma-resolution-85',
    asked: isWithoutATarget,
    applies: ({ lacking }) => lacking === 'ship or facility',
    answer: true,
  }),
  // and so it is without a place to relocate to.
  rule({
    ruling: '1eD-dilemma-resolution-86',
    asked: isWithoutATarget,
    applies: ({ lacking }) => lacking === 'destination',
    answer: true,
  }),
  // A dilemma may be nullified when it is met.
  against('1eD-dilemma-resolution-91', mayBeRespondedTo, true, {
    not: 'nothing is done between meeting a dilemma and its effect',
    applies: ({ trigger }) => trigger.on === 'encountered',
  }),
]
