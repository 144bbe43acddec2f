import type { Card, Text } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

const goTo = (callers: Filter): Text => ({
  plays: [
    {
      ruling: 'cr14-going-to-the-top-erratum-01',
      on: { type: 'facility', carries: { where: { type: 'personnel', whose: 'yours', ...callers }, count: 2 } },
      effects: [
        {
          ruling: 'cr14-going-to-the-top-erratum-02',
          do: 'download',
          where: { skills: { Leadership: 2 } },
          to: { into: 'target' },
          onePer: { ruling: 'cr14-going-to-the-top-erratum-03', what: 'affiliation' },
        },
      ],
    },
  ],
})

/** Without its icon: any two personnel call. */
const goingToTheTopWithoutIcons = goTo({})

export const card: Card = {
  title: 'Going to the Top',
  print: 'whole',
  currentRulings: goTo({ icon: 'command' }),
  readings: [
    { question: 'lost-icons-of-2014', reading: 'left-out', where: 'currentRulings', text: goingToTheTopWithoutIcons },
  ],
}
