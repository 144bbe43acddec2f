import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** By this clause copies that affect one card act as one. */
    readonly together?: Clause
  }
}

export const tsiolkovskyInfection: CardText = {
  title: 'Tsiolkovsky Infection',
  dilemma: { placedOn: 'ship', missionContinues: true, cure: { skill: 'MEDICAL', level: 3 } },
  standing: [
    {
      affects: { presentAt: 'host', where: { type: 'personnel' } },
      loses: 'first-listed skill',
      together: { ruling: 'faq96-323-tsiolkovsky-infection-01' },
    },
  ],
}
