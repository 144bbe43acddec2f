import { against, rule } from '../../kernel/rule.ts'
import { commandsByName, makesMatchingCommander, namesInLore } from '../../questions/lore/questions.ts'

const ranks: ReadonlySet<string | undefined> = new Set(['commander', 'captain'])

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

export const commandersOf1996 = [
  // What the ship's own lore says counts.
  rule({
    ruling: 'faq96-38-captains-log-determining-eligibility-01',
    asked: makesMatchingCommander,
    applies: ({ name, lore }) => lore === 'vessel' && ranks.has(name.as),
    answer: true,
  }),
  // What the lore of the personnel says does not.
  against('faq96-38-captains-log-determining-eligibility-02', makesMatchingCommander, false, {
    not: 'what the lore of the personnel says counts as well',
    applies: ({ name, lore }) => lore === 'personnel' && ranks.has(name.as),
  }),
  // To be somebody's flagship is too little.
  against('faq96-38-captains-log-determining-eligibility-10', makesMatchingCommander, false, {
    not: 'whoever has a ship as flagship commands it',
    applies: ({ name }) => name.as === 'flagship',
  }),
  // "Speaking first" is what that people say for "commanded by".
  rule({
    ruling: 'faq96-38-captains-log-determining-eligibility-19',
    asked: makesMatchingCommander,
    applies: ({ name }) => name.as === 'speaking first',
    answer: true,
  }),
  ...withRanks,
  // A name means the card that has it for its title, and not one that has a rank before it.
  against('faq96-38-other-captains-log-questions-05', namesInLore, false, {
    not: 'a name means every card that has it in its title',
    applies: ({ name, title }) => title.endsWith(` ${name.name}`),
  }),
]
