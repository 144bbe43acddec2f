import type { Reading } from '../../../kernel/reading.ts'
import type { CardText } from '../../../text/text.ts'

/** Without its icon: any two personnel call. */
const goingToTheTopWithoutIcons: CardText = {
  title: 'Going to the Top',
  plays: [
    {
      ruling: 'cr14-going-to-the-top-erratum-01',
      on: { type: 'facility', carries: { where: { type: 'personnel', whose: 'yours' }, count: 2 } },
      effects: [
        {
          ruling: 'cr14-going-to-the-top-erratum-02',
          do: 'download',
          where: { skills: { Leadership: 2 } },
          to: { into: 'target' },
        },
      ],
    },
  ],
}

/** Without its icon: any card is fetched. */
const continuingMissionWithoutIcons: CardText = {
  title: 'Continuing Mission',
  seeds: { effects: [{ ruling: 'cr14-continuing-mission-erratum-02', do: 'download', where: {}, may: true }] },
}

/** Texts as other answers to open questions word them. */
export const readings: readonly Reading[] = [
  {
    question: 'lost-icons-of-2014',
    reading: 'left-out',
    where: 'currentRulings',
    cards: { replace: [goingToTheTopWithoutIcons, continuingMissionWithoutIcons] },
  },
]
