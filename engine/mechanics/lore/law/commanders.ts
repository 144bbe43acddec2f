import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { commandsByName, makesMatchingCommander } from '../questions.ts'

/** Words by which a lore says that somebody commands, or commanded, what it speaks of. */
const ranks = ['commander', 'captain']

/** Whoever either lore calls the commander or captain of the ship that it names commands it. */
const eitherLore = rule({
  ruling: 'cr14-matching-commander-01',
  asked: makesMatchingCommander,
  applies: ({ name, vessel }) => vessel.type === 'ship' && ranks.includes(name.as ?? ''),
  answer: true,
})

const carriedIsEnough = presumption({
  ruling: 'whom a ship carried commands it',
  asked: makesMatchingCommander,
  applies: ({ name }) => ['transported', 'used by'].includes(name.as ?? ''),
  answer: true,
})

/** To be carried by a ship, or to use it, is not to command it. */
const carriedIsNotEnough = denial('cr14-matching-commander-07', carriedIsEnough, false)

/** "Speaking first" is what that people say for "commanded by". */
const speakingFirst = rule({
  ruling: 'cr14-matching-commander-16',
  asked: makesMatchingCommander,
  applies: ({ name }) => name.as === 'speaking first',
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

export const currentCommanders = [eitherLore, carriedIsEnough, carriedIsNotEnough, speakingFirst]

const facilitiesToo = presumption({
  ruling: 'a facility has a matching commander as a ship has',
  asked: makesMatchingCommander,
  applies: ({ name, vessel }) => vessel.type === 'facility' && ranks.includes(name.as ?? ''),
  answer: true,
})

/** The Glossary knows matching commanders of ships alone. */
export const shipsAlone = denial('1eD-deep-space-9-05', facilitiesToo, false)

/** One that the Glossary names, whatever the lore says. */
export const tamarian = rule({
  ruling: '1eD-dathon-01',
  asked: commandsByName,
  applies: ({ personnel, vessel }) => personnel.title === 'Dathon' && vessel.title === 'Tama',
  answer: true,
})

/** Of the Captain's Log of 1996: only what the ship's own lore says counts. */
const shipsLore = rule({
  ruling: 'faq96-38-captains-log-determining-eligibility-01',
  asked: makesMatchingCommander,
  applies: ({ name, vessel, lore }) => lore === 'vessel' && vessel.type === 'ship' && ranks.includes(name.as ?? ''),
  answer: true,
})

const personnelsLore = presumption({
  ruling: 'what the lore of the personnel says counts as well',
  asked: makesMatchingCommander,
  applies: ({ name, vessel, lore }) => lore === 'personnel' && vessel.type === 'ship' && ranks.includes(name.as ?? ''),
  answer: true,
})

/** What the lore of the personnel says does not count. */
const notThePersonnels = denial('faq96-38-captains-log-determining-eligibility-02', personnelsLore, false)

export const commandersOf1996 = [shipsLore, personnelsLore, notThePersonnels]
