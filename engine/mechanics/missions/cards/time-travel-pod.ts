import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface OnMissionText {
    /** It counts among what those of its player have who attempt it. */
    readonly counts?: true
  }
}

export const timeTravelPod: CardText = {
  title: 'Time Travel Pod',
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
}
