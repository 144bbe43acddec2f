import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { besideOtherShips, commandsByName, makesMatchingCommander, namesInLore } from '../questions.ts'

const ranks: ReadonlySet<string | undefined> = new Set(['commander', 'captain'])

/** What the ship's own lore says counts. */
const shipsLore = rule({
  ruling: 'faq96-38-captains-log-determining-eligibility-01',
  asked: makesMatchingCommander,
  applies: ({ name, lore }) => lore === 'vessel' && ranks.has(name.as),
  answer: true,
})

const personnelsLore = presumption({
  ruling: 'what the lore of the personnel says counts as well',
  asked: makesMatchingCommander,
  applies: ({ name, lore }) => lore === 'personnel' && ranks.has(name.as),
  answer: true,
})

/** What the lore of the personnel says does not. */
const notThePersonnels = denial('faq96-38-captains-log-determining-eligibility-02', personnelsLore, false)

const flagship = presumption({
  ruling: 'whoever has a ship as flagship commands it',
  asked: makesMatchingCommander,
  applies: ({ name }) => name.as === 'flagship',
  answer: true,
})

/** To be somebody's flagship is too little. */
const noFlagship = denial('faq96-38-captains-log-determining-eligibility-10', flagship, false)

/** "Speaking first" is what that people say for "commanded by". */
const speakingFirst = rule({
  ruling: 'faq96-38-captains-log-determining-eligibility-19',
  asked: makesMatchingCommander,
  applies: ({ name }) => name.as === 'speaking first',
  answer: true,
})

/** Pairs of the list that the lore does not give word by word. */
const listed = (ruling: string, who: string, ship: string) =>
  rule({
    ruling,
    asked: commandsByName,
    applies: ({ personnel, vessel }) => personnel.title === who && vessel.title === ship,
    answer: true,
  })

const withRanks = [
  listed('faq96-38-captains-log-determining-eligibility-06', 'Data', 'U.S.S. Sutherland'),
  listed('faq96-38-captains-log-determining-eligibility-11', 'Kargan', 'I.K.C. Pagh'),
  listed('faq96-38-captains-log-determining-eligibility-13', 'Taris', 'Haakona'),
  listed('faq96-38-captains-log-determining-eligibility-14', 'Mendak', 'Devoras'),
  /** Her warbird is close enough. */
  listed('faq96-38-captains-log-determining-eligibility-15', 'Toreth', 'Khazara'),
]

const everyCardOfThatName = presumption({
  ruling: 'a name means every card that has it in its title',
  asked: namesInLore,
  applies: ({ name, title }) => title.endsWith(` ${name.name}`),
  answer: true,
})

/** A name means the card that has it for its title, and not one that has a rank before it. */
const thatCardAlone = denial('faq96-38-other-captains-log-questions-05', everyCardOfThatName, false)

const oneShip = presumption({
  ruling: 'a text about ships with their captains serves one of them',
  asked: besideOtherShips,
  applies: () => true,
  answer: false,
})

/** Each ship with its captain aboard has the benefit, and several have it at the same time. */
const everyShip = denial('faq96-38-other-captains-log-questions-03', oneShip, true)

export const commandersOf1996 = [
  shipsLore,
  personnelsLore,
  notThePersonnels,
  flagship,
  noFlagship,
  speakingFirst,
  ...withRanks,
  everyCardOfThatName,
  thatCardAlone,
  oneShip,
  everyShip,
]
