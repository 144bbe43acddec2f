import type { CardText, Filter } from '../../../text/text.ts'

const goTo = (callers: Filter): CardText => ({
  title: 'Going to the Top',
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
          onePerAffiliation: { ruling: 'cr14-going-to-the-top-erratum-03' },
        },
      ],
    },
  ],
})

export const goingToTheTop = goTo({ icon: 'command' })

/** Without its icon: any two personnel call. */
export const goingToTheTopWithoutIcons = goTo({})
