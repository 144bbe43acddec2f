import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedOnMissionText {
  /** What its player may meet instead of what the mission requires. */
  readonly instead?: {
    readonly needs: Requirement
    /** More STRENGTH than so many times the points of the mission, too. */
    readonly strengthOverPoints?: number
  }
}

export const card: Card = {
  title: 'Subjugate Planet',
  print: { lies: ['core', 'your planet'] },
  glossary: {
    onMission: {
      ruling: 'custom-cards-37',
      instead: {
        needs: {
          all: [{ some: { species: 'Vorta' } }, { skill: 'Treachery' }, { some: { species: "Jem'Hadar" }, count: 4 }],
        },
        strengthOverPoints: 2,
      },
    },
    timed: [
      {
        at: 'solved',
        effects: [
          {
            do: 'download',
            where: { name: 'Remote Supply Depot' },
            to: 'here',
            waives: [{ ruling: '1eD-downloading-73', demand: 'matching affiliation' }],
            may: true,
            called: 'depot',
          },
          {
            ruling: 'custom-cards-64',
            do: 'download',
            where: { name: 'Ketracel-White' },
            to: { into: { chosen: 'depot' } },
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}
