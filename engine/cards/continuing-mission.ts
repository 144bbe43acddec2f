import type { Card, Text } from '../text/card.ts'
import type { UseText } from '../text/in-play-text.ts'
import type { Features } from '../text/match.ts'
import type { Filter } from '../text/text.ts'

export interface AddedFilter {
  /** With the logo of one of these series or films. */
  readonly logo?: readonly string[]
  /** With an icon for special downloads, or without one. */
  readonly specialDownload?: boolean
}

const icon = 'next generation'

const inService: Filter = { type: ['personnel', 'ship'] }

const seeded = { ruling: 'cr14-continuing-mission-erratum-01' }

const mission = (drawsFor: Filter): Text => ({
  terms: { ...seeded, is: 'unique' },
  lendsIcon: {
    ruling: 'cr14-continuing-mission-erratum-03',
    where: { logo: ['next generation', 'generations'], whose: 'yours' },
    icon,
  },
  uses: [drawing(drawsFor)],
  leavesOnce: { ruling: 'cr14-continuing-mission-erratum-05', played: { ...inService, not: { icon } } },
})

const drawing = (where: Filter): UseText => ({
  ruling: 'cr14-continuing-mission-erratum-04',
  once: 'turn',
  answers: { to: 'entered', what: { type: 'personnel', ...where } },
  effects: [{ do: 'draw', count: 1 }],
})

/** Without its icons it lets its player draw for whomever he plays. */
const continuingMissionWithoutIcons = mission({ whose: 'yours' })

export const card: Card = {
  title: 'Continuing Mission',
  print: 'whole',
  currentRulings: {
    ...mission({ icon, under: { 'skill dots': 5 }, specialDownload: false }),
    seeds: {
      only: seeded,
      effects: [
        {
          ruling: 'cr14-continuing-mission-erratum-02',
          do: 'download',
          where: { icon: 'warp core' },
          may: true,
        },
      ],
    },
  },
  readings: [
    {
      question: 'lost-icons-of-2014',
      reading: 'left-out',
      where: 'currentRulings',
      /** Without its icon: any card is fetched. */
      text: {
        ...continuingMissionWithoutIcons,
        seeds: {
          only: seeded,
          effects: [{ ruling: 'cr14-continuing-mission-erratum-02', do: 'download', where: {}, may: true }],
        },
      },
    },
  ],
}

const isSpecialDownload = ({ effects }: UseText): boolean => effects.some(e => e.do === 'download' && e.special)

export const features: Features<'logo' | 'specialDownload'> = {
  logo: (game, id, { logo = [] }) => logo.includes(game.facts(id).logo ?? ''),
  specialDownload: (game, id, { specialDownload }) =>
    (game.text(id).uses ?? []).some(isSpecialDownload) === specialDownload,
}
