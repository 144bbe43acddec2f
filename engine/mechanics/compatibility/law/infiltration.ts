import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  becomesOfAnInfiltrator,
  infiltratesInTheTurn,
  isInfiltrationIcon,
  isPersonnelOfTheirs,
  isSubjectTo,
  mayBeginToInfiltrate,
  mayInfiltrateAs,
  mayReportFromAfar,
  takesAlong,
  whoseAnInfiltratorIs,
} from '../infiltration-questions.ts'

/** The list of infiltration icons is in a part of the Glossary that is not at hand. */
const icons = custom({
  ruling: 'custom-compatibility-21',
  beside: ['currentRulings'],
  asked: isInfiltrationIcon,
  of: ['bajoran', 'borg', 'cardassian', 'dominion', 'federation', 'klingon', 'maquis', 'romulan', 'vulcan'],
  applies: () => true,
  answer: true,
})

const starfleet = rule({
  ruling: 'cr14-infiltration-icon-01',
  asked: isInfiltrationIcon,
  of: ['starfleet'],
  applies: () => true,
  answer: true,
})

const asWhatIsPlayed = rule({
  ruling: 'cr14-infiltration-icon-02',
  asked: mayInfiltrateAs,
  applies: ({ played }) => played,
  answer: true,
})

const anybody = presumption({
  ruling: 'whoever has an infiltration icon infiltrates anybody',
  asked: mayInfiltrateAs,
  applies: ({ played }) => !played,
  answer: true,
})

const reporting = rule({
  ruling: 'cr14-infiltration-icon-03',
  asked: mayBeginToInfiltrate,
  of: ['reports there'],
  applies: () => true,
  answer: ({ isThere, fits }) => isThere && fits,
})

const fromAfar = rule({
  ruling: 'cr14-infiltration-icon-04',
  asked: mayReportFromAfar,
  applies: () => true,
  answer: true,
})

const later = rule({
  ruling: 'cr14-infiltration-icon-05',
  asked: mayBeginToInfiltrate,
  of: ['is present'],
  applies: () => true,
  answer: ({ isThere, fits }) => isThere && fits,
})

const inEitherTurn = rule({
  ruling: 'cr14-infiltration-icon-06',
  asked: infiltratesInTheTurn,
  applies: () => true,
  answer: true,
})

const changesSides = rule({
  ruling: 'cr14-infiltration-icon-08',
  asked: becomesOfAnInfiltrator,
  of: ['affiliation'],
  applies: () => true,
  answer: ({ as }) => ({ affiliation: as }),
})

const gainsAFaction = rule({
  ruling: 'cr14-infiltration-icon-09',
  asked: becomesOfAnInfiltrator,
  of: ['faction'],
  applies: () => true,
  answer: ({ as }) => ({ icon: as }),
})

const amongTheOthers = rule({
  ruling: 'cr14-infiltration-icon-10',
  asked: whoseAnInfiltratorIs,
  applies: () => true,
  answer: { isAmongThem: true, isTheirs: false },
})

const oneOfHis = presumption({
  ruling: 'whoever belongs to a crew is personnel of its player',
  asked: isPersonnelOfTheirs,
  applies: () => true,
  answer: true,
})

const withoutEquipment = rule({
  ruling: 'cr14-infiltration-icon-12',
  asked: takesAlong,
  applies: () => true,
  answer: false,
})

/** What lets the opponent's cards mix does so for whoever infiltrates them, too. */
const theirTreaties = rule({
  ruling: 'cr14-infiltration-icon-13',
  asked: isSubjectTo,
  applies: ({ card }, game) => game.card(card).is.includes('infiltrating'),
  answer: true,
})

/** How cards infiltrate those of the opponent. */
export const infiltration = [
  icons,
  starfleet,
  asWhatIsPlayed,
  anybody,
  denial('cr14-infiltration-icon-07', anybody, false),
  reporting,
  fromAfar,
  later,
  inEitherTurn,
  changesSides,
  gainsAFaction,
  amongTheOthers,
  oneOfHis,
  denial('cr14-infiltration-icon-11', oneOfHis, false),
  withoutEquipment,
  theirTreaties,
]
