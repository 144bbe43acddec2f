import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { type Download, demandedOfReporting, type ReportingDemand } from '../questions.ts'

const byFacility = ({ by }: Download, game: Game): boolean => ['facility', 'site'].includes(game.facts(by).type)
const ofPlace: readonly ReportingDemand[] = [
  'usual place',
  'native quadrant of the card',
  'native quadrant of the facility',
]

/** What the text of a facility or site downloads is at home where that is, */
const facilityAtHome = rule({
  ruling: '1eD-downloading-44',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'native quadrant of the facility' && byFacility(download, game),
  answer: true,
})

/** the card in its own quadrant too, */
const cardAtHome = rule({
  ruling: '1eD-downloading-45',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'native quadrant of the card' && byFacility(download, game),
  answer: true,
})

/** and meets whatever else reporting asks for. */
const restOfReporting = rule({
  ruling: '1eD-downloading-46',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) =>
    byFacility(download, game) && !['native quadrant of the card', 'native quadrant of the facility'].includes(demand),
  answer: true,
})

const anywhere = presumption({
  ruling: 'what is downloaded reports anywhere',
  asked: demandedOfReporting,
  applies: ({ download, stated }, game) => !stated && !byFacility(download, game),
  answer: false,
})

/** Without a stated destination all rules of reporting hold. */
const asUsual = denial('1eD-downloading-50', anywhere, true)

/** A stated destination is the only one. */
const exactlyThere = rule({
  ruling: '1eD-downloading-54',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'stated place' && !byFacility(download, game),
  answer: true,
})

const placeMatters = presumption({
  ruling: 'cards report where cards of their kind can',
  asked: demandedOfReporting,
  applies: ({ demand, download, stated }, game) => stated && ofPlace.includes(demand) && !byFacility(download, game),
  answer: true,
})

/** There, neither facility nor quadrant is asked for. */
const placeWaived = denial('1eD-downloading-55', placeMatters, false)

const everythingWaived = presumption({
  ruling: 'a stated destination waives everything',
  asked: demandedOfReporting,
  applies: ({ demand, download, stated }, game) =>
    stated && !ofPlace.includes(demand) && demand !== 'stated place' && !byFacility(download, game),
  answer: false,
})

/** What restricts the card itself restricts it there. */
const stillRestricted = rule({
  ruling: '1eD-downloading-61',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'doorway' && !byFacility(download, game),
  answer: true,
  exceptionTo: [anywhere, everythingWaived],
})

/** It must be compatible with the ship or facility, */
const compatibleShip = rule({
  ruling: '1eD-downloading-62',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'compatible with the place' && !byFacility(download, game),
  answer: true,
  exceptionTo: [anywhere, everythingWaived],
})

/** and with the others aboard. */
const compatibleCompany = rule({
  ruling: '1eD-downloading-63',
  asked: demandedOfReporting,
  applies: ({ demand, download }, game) => demand === 'compatible with those there' && !byFacility(download, game),
  answer: true,
  exceptionTo: [anywhere, everythingWaived],
})

export const reportingDownloads = [
  facilityAtHome,
  cardAtHome,
  restOfReporting,
  anywhere,
  asUsual,
  exactlyThere,
  placeMatters,
  placeWaived,
  everythingWaived,
  stillRestricted,
  compatibleShip,
  compatibleCompany,
]
