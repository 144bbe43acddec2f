import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'
import { continuingMissionWithoutIcons } from '../../draws-and-discards/cards/continuing-mission.ts'
import { ferengiMilitaryOperationsWithoutIcons } from '../../reporting/cards/ferengi-military-operations.ts'
import { visitCochraneMemorialWithoutIcons } from '../../scouting/cards/visit-cochrane-memorial.ts'
import { goingToTheTopWithoutIcons } from './going-to-the-top.ts'

/** Without its icon: any card is fetched. */
const anyCardIsFetched: CardText = {
  ...continuingMissionWithoutIcons,
  seeds: { effects: [{ ruling: 'cr14-continuing-mission-erratum-02', do: 'download', where: {}, may: true }] },
}

/** Texts as other answers to open questions word them. */
export const readings: readonly Reading[] = [
  {
    question: 'lost-icons-of-2014',
    reading: 'left-out',
    where: 'currentRulings',
    cards: {
      replace: [
        goingToTheTopWithoutIcons,
        anyCardIsFetched,
        ferengiMilitaryOperationsWithoutIcons,
        visitCochraneMemorialWithoutIcons,
      ],
    },
  },
]
