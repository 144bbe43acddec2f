import { isItself } from '../../../board/can.ts'
import { permission } from '../../../board/questions.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  commandersAtOnce,
  commandsByName,
  makesMatchingCommander,
  servesAs,
  textMakesCommander,
  versionCounts,
} from '../questions.ts'

/** Words by which a lore says that somebody commands, or commanded, what it speaks of. */
const ranks: ReadonlySet<string | undefined> = new Set(['commander', 'captain'])

/** Whoever either lore calls the commander or captain of the ship that it names commands it. */
const eitherLore = rule({
  ruling: 'cr14-matching-commander-01',
  asked: makesMatchingCommander,
  applies: ({ name }) => ranks.has(name.as),
  answer: true,
})

/** Where no document at hand says who commands a ship: whoever either lore calls so. */
export const calledSoInLore = custom({
  ruling: 'custom-lore-02',
  asked: makesMatchingCommander,
  applies: eitherLore.applies,
  answer: true,
  beside: ['glossary'],
})

/** A card whose text says so may be a matching commander, or select one. */
const byText = rule({
  ruling: 'cr14-matching-commander-02',
  asked: textMakesCommander,
  applies: () => true,
  answer: true,
})

const versionsOfTheShip = presumption({
  ruling: 'whoever commands a ship commands its other versions',
  asked: versionCounts,
  applies: ({ which, as }) => which === 'vessel' && as === 'matching',
  answer: true,
})

/** Only ships of the title that is named, and none of another title. */
const noOtherShip = denial('cr14-matching-commander-04', versionsOfTheShip, false)

const versionsOfThePersonnel = presumption({
  ruling: 'another version of its commander commands a ship',
  asked: versionCounts,
  applies: ({ which, as }) => which === 'personnel' && as === 'matching',
  answer: true,
})

/** Substitutes for the personnel who is named are no matching commanders. */
const noSubstitutes = denial('cr14-matching-commander-06', versionsOfThePersonnel, false)

const carriedIsEnough = presumption({
  ruling: 'whom a ship carried commands it',
  asked: makesMatchingCommander,
  applies: ({ name }) => ['transported', 'used by'].includes(name.as ?? ''),
  answer: true,
})

/** To be carried by a ship, or to use it, is not to command it. */
const carriedIsNotEnough = denial('cr14-matching-commander-07', carriedIsEnough, false)

const eachBenefits = presumption({
  ruling: 'each matching commander aboard benefits the ship anew',
  asked: commandersAtOnce,
  applies: ({ commanders }) => commanders > 1,
  answer: ({ commanders }) => commanders,
})

/** A ship has the benefits of one matching commander at a time. */
const oneAtATime = denial('cr14-matching-commander-10', eachBenefits, 1)

/** Under house arrest nobody is of use as a matching commander. */
const notUnderArrest = rule({
  ruling: 'cr14-matching-commander-14',
  asked: permission,
  of: ['be matching commander'],
  applies: ({ card }, game) => isItself(game, card, 'house-arrest'),
  answer: false,
})

/** Facilities have no matching commanders. */
const noFacility = rule({
  ruling: 'cr14-matching-commander-15',
  asked: makesMatchingCommander,
  applies: ({ vessel }) => vessel.type === 'facility',
  answer: false,
  exceptionTo: [eitherLore],
})

/** The Glossary knows matching commanders of ships alone. */
export const shipsAlone = rule({
  ruling: '1eD-deep-space-9-05',
  asked: makesMatchingCommander,
  applies: noFacility.applies,
  answer: false,
  exceptionTo: [calledSoInLore],
})

/** "Speaking first" is what that people say for "commanded by". */
const speakingFirst = rule({
  ruling: 'cr14-matching-commander-16',
  asked: makesMatchingCommander,
  applies: ({ name }) => name.as === 'speaking first',
  answer: true,
})

/** One that the Glossary names, whatever the lore says. */
export const tamarian = rule({
  ruling: '1eD-dathon-01',
  asked: commandsByName,
  applies: ({ personnel, vessel }) => personnel.title === 'Dathon' && vessel.title === 'Tama',
  answer: true,
})

const takenForMatching = presumption({
  ruling: 'the commander of a facility counts as its matching commander',
  asked: servesAs,
  applies: ({ as }) => as === 'matching',
  answer: true,
})

/** Who commands a facility does not give it what matching commanders give ships, */
const noMatchingBenefits = denial('cr14-facility-commander-04', takenForMatching, false)

const takenForFacility = presumption({
  ruling: 'the matching commander of a ship counts as the commander of the facility where it is docked',
  asked: servesAs,
  applies: ({ as }) => as === 'facility',
  answer: true,
})

/** and the other way round. */
const noFacilityBenefits = denial('cr14-facility-commander-05', takenForFacility, false)

export const currentCommanders = [
  eitherLore,
  byText,
  versionsOfTheShip,
  noOtherShip,
  versionsOfThePersonnel,
  noSubstitutes,
  carriedIsEnough,
  carriedIsNotEnough,
  eachBenefits,
  oneAtATime,
  notUnderArrest,
  noFacility,
  speakingFirst,
  takenForMatching,
  noMatchingBenefits,
  takenForFacility,
  noFacilityBenefits,
]
