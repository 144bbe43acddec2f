import type { CardText } from '../../../text/text.ts'

/** Its station comes with it. */
export const shermansPeak: CardText = {
  title: "Sherman's Peak",
  seeds: {},
  plays: [{ stays: true }],
  whenPlaced: [
    {
      do: 'download',
      where: { name: 'Deep Space Station K-7' },
      to: 'here',
      waives: [{ demand: 'matching affiliation' }],
    },
  ],
  natives: { icon: 'original series', any: [{ icon: 'au' }], not: { icon: 'mirror universe' } },
}
