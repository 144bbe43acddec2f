import type { Game } from '../../kernel/game.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { type Download, demandedOfReporting, type ReportingDemand } from '../../questions/downloading/questions.ts'

const byFacility = ({ by }: Download, game: Game): boolean => ['facility', 'site'].includes(game.facts(by).type)
const ofPlace: readonly ReportingDemand[] = [
  'usual place',
  'native quadrant of the card',
  'native quadrant of the facility',
]

const anywhere = presumption({
  ruling: 'what is downloaded reports anywhere',
  asked: demandedOfReporting,
  applies: ({ download, stated }, game) => !stated && !byFacility(download, game),
  answer: false,
})

const everythingWaived = presumption({
  ruling: 'a stated destination waives everything',
  asked: demandedOfReporting,
  applies: ({ demand, download, stated }, game) =>
    stated && !ofPlace.includes(demand) && demand !== 'stated place' && !byFacility(download, game),
  answer: false,
})

export const reportingDownloads = [
  // What the text of a facility or site downloads is at home where that is,
  rule({
    ruling: '1eD-downloading-44',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'native quadrant of the facility' && byFacility(download, game),
    answer: true,
  }),
  // the card in its own quadrant too,
  rule({
    ruling: '1eD-downloading-45',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'native quadrant of the card' && byFacility(download, game),
    answer: true,
  }),
  // and meets whatever else reporting asks for.
  rule({
    ruling: '1eD-downloading-46',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) =>
      byFacility(download, game) &&
      !['native quadrant of the card', 'native quadrant of the facility'].includes(demand),
    answer: true,
  }),
  anywhere,
  // Without a stated destination all rules of reporting hold.
  denial('1eD-downloading-50', anywhere, true),
  // A stated destination is the only one.
  rule({
    ruling: '1eD-downloading-54',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'stated place' && !byFacility(download, game),
    answer: true,
  }),
  // There, neither facility nor quadrant is asked for.
  against('1eD-downloading-55', demandedOfReporting, false, {
    not: 'cards report where cards of their kind can',
    applies: ({ demand, download, stated }, game) => stated && ofPlace.includes(demand) && !byFacility(download, game),
  }),
  everythingWaived,
  // What restricts the card itself restricts it there.
  rule({
    ruling: '1eD-downloading-61',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'doorway' && !byFacility(download, game),
    answer: true,
    exceptionTo: [anywhere, everythingWaived],
  }),
  // It must be compatible with the ship or facility,
  rule({
    ruling: '1eD-downloading-62',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'compatible with the place' && !byFacility(download, game),
    answer: true,
    exceptionTo: [anywhere, everythingWaived],
  }),
  // and with the others aboard.
  rule({
    ruling: '1eD-downloading-63',
    asked: demandedOfReporting,
    applies: ({ demand, download }, game) => demand === 'compatible with those there' && !byFacility(download, game),
    answer: true,
    exceptionTo: [anywhere, everythingWaived],
  }),
]
