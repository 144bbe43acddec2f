import type { Card } from '../text/card.ts'

export interface AddedOnMissionText {
  /** It counts among what those of its player have who attempt it. */
  readonly counts?: true
}

export const card: Card = {
  title: 'Time Travel Pod',
  print: {
    plays: 'what it is for Investigate Time Continuum',
    leftOut: 'travel into the future',
    why: 'no board tries it',
  },
  faq1996: {
    plays: [
      {
        ruling: 'faq96-312-investigate-time-continuum-01',
        answers: { to: 'before solving' },
        on: { name: 'Investigate Time Continuum' },
        stays: true,
      },
    ],
    onMission: { counts: true },
    timed: [
      {
        ruling: 'faq96-312-investigate-time-continuum-02',
        at: 'solved',
        effects: [{ do: 'discard', who: 'this' }],
      },
    ],
  },
}
