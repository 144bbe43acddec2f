import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeRespondedTo } from '../../timing/questions.ts'
import {
  askedForInTime,
  isCuredByAnAction,
  isNullifiedInPlay,
  isWithoutATarget,
  type Lack,
  mayDeclineToOvercome,
  nullifiesByBeingThere,
  playerMeetsConditions,
  presentCureWorks,
} from '../questions/features.ts'

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

/** Where nobody has what it asks for in a target, the dilemma has no effect. */
const nobodyLikeThat = rule({
  ruling: '1eD-dilemma-resolution-76',
  asked: isWithoutATarget,
  applies: ({ lacking }) => lacking === 'feature',
  answer: true,
})

/** Of two targets that are told apart by their features one will do. */
const oneWillDo = denial('1eD-dilemma-resolution-81', allTargets, false)

/** A number is no feature: where there are fewer, those are taken. */
const fewerWillDo = denial('1eD-dilemma-resolution-84', wholeNumber, false)

/** Whoever has to be there to get past is no target. */
const askedForIsNoTarget = denial('1eD-dilemma-resolution-80', namedByConditions, false)

/** Without a ship or facility to be placed on it is discarded, */
const nothingToLieOn = rule({
  ruling: '1eD-dilemma-resolution-85',
  asked: isWithoutATarget,
  applies: ({ lacking }) => lacking === 'ship or facility',
  answer: true,
})

/** and so it is without a place to relocate to. */
const nowhereToGo = rule({
  ruling: '1eD-dilemma-resolution-86',
  asked: isWithoutATarget,
  applies: ({ lacking }) => lacking === 'destination',
  answer: true,
})

/** Another card may say that it nullifies a dilemma. */
const byAnotherCard = rule({
  ruling: '1eD-dilemma-resolution-89',
  asked: nullifiesByBeingThere,
  applies: () => true,
  answer: true,
})

const notAnswered = presumption({
  ruling: 'nothing is done between meeting a dilemma and its effect',
  asked: mayBeRespondedTo,
  applies: ({ trigger }) => trigger.on === 'encountered',
  answer: false,
})

/** A dilemma may be nullified when it is met. */
const nullifiedInAnswer = denial('1eD-dilemma-resolution-91', notAnswered, true)

/** What lasts may be nullified later, too. */
const nullifiedLater = rule({
  ruling: '1eD-dilemma-resolution-94',
  asked: isNullifiedInPlay,
  applies: () => true,
  answer: true,
})

/** Some conditions look at the player. */
const playerCounts = rule({
  ruling: '1eD-dilemma-resolution-104',
  asked: playerMeetsConditions,
  applies: () => true,
  answer: true,
})

const declines = presumption({
  ruling: 'whoever can overcome a dilemma may leave it be',
  asked: mayDeclineToOvercome,
  applies: () => true,
  answer: true,
})

/** Nobody chooses not to overcome a dilemma. */
const mustOvercome = denial('1eD-dilemma-resolution-112', declines, false)

/** What a delayed effect leaves time for is a cure. */
const timeIsForCures = rule({
  ruling: '1eD-dilemma-resolution-109',
  asked: askedForInTime,
  applies: () => true,
  answer: 'cure',
})

/** The effect comes first, and then the cure. */
const effectBeforeCure = rule({
  ruling: '1eD-dilemma-resolution-121',
  asked: presentCureWorks,
  applies: () => true,
  answer: 'after the effect',
})

/** What a player does may be a cure. */
const curedByDeeds = rule({
  ruling: '1eD-dilemma-resolution-115',
  asked: isCuredByAnAction,
  applies: () => true,
  answer: true,
})

/** The features of dilemmas, as the Glossary goes through them. */
export const dilemmaFeatures = [
  allTargets,
  wholeNumber,
  namedByConditions,
  nobodyLikeThat,
  oneWillDo,
  fewerWillDo,
  askedForIsNoTarget,
  nothingToLieOn,
  nowhereToGo,
  byAnotherCard,
  notAnswered,
  nullifiedInAnswer,
  nullifiedLater,
  playerCounts,
  declines,
  mustOvercome,
  timeIsForCures,
  effectBeforeCure,
  curedByDeeds,
]

const effectFirst = custom({
  ruling: 'custom-dilemmas-04',
  beside: ['faq1996'],
  asked: presentCureWorks,
  applies: () => true,
  answer: 'after the effect',
})

const leavesPlay = custom({
  ruling: 'custom-dilemmas-05',
  beside: ['faq1996'],
  asked: isNullifiedInPlay,
  applies: () => true,
  answer: true,
})

export const noTargetNoEffect = custom({
  ruling: 'custom-dilemmas-06',
  asked: isWithoutATarget,
  applies: ({ lacking }) => lacking === 'feature',
  answer: true,
})

/** Where no document says when features of dilemmas count. */
export const dilemmaFeaturesByCustom = [effectFirst, leavesPlay, noTargetNoEffect]
