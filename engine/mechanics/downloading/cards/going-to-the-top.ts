import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DownloadText {
    /** Cards of its title fetch one of each affiliation for a player, in the whole game. */
    readonly onePerAffiliation?: Clause
  }
}

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
