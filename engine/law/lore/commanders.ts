import { isItself } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import {
  commandersAtOnce,
  commandsByName,
  makesMatchingCommander,
  servesAs,
  versionCounts,
} from '../../questions/lore/questions.ts'

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

/** One that the Glossary names, whatever the lore says. */
export const tamarian = rule({
  ruling: '1eD-dathon-01',
  asked: commandsByName,
  applies: ({ personnel, vessel }) => personnel.title === 'Dathon' && vessel.title === 'Tama',
  answer: true,
})

export const currentCommanders = [
  eitherLore,
  // Only ships of the title that is named, and none of another title.
  against('cr14-matching-commander-04', versionCounts, false, {
    not: 'whoever commands a ship commands its other versions',
    applies: ({ which, as }) => which === 'vessel' && as === 'matching',
  }),
  // Substitutes for the personnel who is named are no matching commanders.
  against('cr14-matching-commander-06', versionCounts, false, {
    not: 'another version of its commander commands a ship',
    applies: ({ which, as }) => which === 'personnel' && as === 'matching',
  }),
  // To be carried by a ship, or to use it, is not to command it.
  against('cr14-matching-commander-07', makesMatchingCommander, false, {
    not: 'whom a ship carried commands it',
    applies: ({ name }) => ['transported', 'used by'].includes(name.as ?? ''),
  }),
  // A ship has the benefits of one matching commander at a time.
  against('cr14-matching-commander-10', commandersAtOnce, 1, {
    not: 'each matching commander aboard benefits the ship anew',
    applies: ({ commanders }) => commanders > 1,
    mistaken: ({ commanders }) => commanders,
  }),
  // Under house arrest nobody is of use as a matching commander.
  rule({
    ruling: 'cr14-matching-commander-14',
    asked: permission,
    of: ['be matching commander'],
    applies: ({ card }, game) => isItself(game, card, 'house-arrest'),
    answer: false,
  }),
  noFacility,
  // "Speaking first" is what that people say for "commanded by".
  rule({
    ruling: 'cr14-matching-commander-16',
    asked: makesMatchingCommander,
    applies: ({ name }) => name.as === 'speaking first',
    answer: true,
  }),
  // Who commands a facility does not give it what matching commanders give ships,
  against('cr14-facility-commander-04', servesAs, false, {
    not: 'the commander of a facility counts as its matching commander',
    applies: ({ as }) => as === 'matching',
  }),
  // and the other way round.
  against('cr14-facility-commander-05', servesAs, false, {
    not: 'the matching commander of a ship counts as the commander of the facility where it is docked',
    applies: ({ as }) => as === 'facility',
  }),
]
