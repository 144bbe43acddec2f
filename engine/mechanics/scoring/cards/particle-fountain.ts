import type { CardText, Clause, Requirement } from '../../../text/text.ts'

declare module '../../../text/play-text.ts' {
  interface PlayText {
    /** Met by the player's Away Team on the planet that is answered. */
    readonly needsOfTeam?: Requirement
    /** It answers nothing that the opponent has done. */
    readonly notForOpponents?: Clause
  }
}

export const particleFountain: CardText = {
  title: 'Particle Fountain',
  plays: [
    {
      answers: { to: 'solved', what: { type: 'mission', kind: 'planet' } },
      notForOpponents: { ruling: 'faq96-39-particle-fountain-01' },
      needsOfTeam: { skill: 'ENGINEER', level: 2 },
      effects: [{ do: 'score', points: 5, box: true }],
    },
  ],
}
