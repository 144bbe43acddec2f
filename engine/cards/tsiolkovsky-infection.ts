import type { Card, Text } from '../text/card.ts'

const tsiolkovskyInfection: Text = {
  dilemma: { placedOn: 'ship', missionContinues: true, cure: { skill: 'MEDICAL', level: 3 } },
  standing: [
    {
      affects: { presentAt: 'host', where: { type: 'personnel' } },
      loses: 'first-listed skill',
      together: { ruling: 'faq96-323-tsiolkovsky-infection-01' },
    },
  ],
}

const [infection] = tsiolkovskyInfection.standing ?? []

export const card: Card = {
  title: 'Tsiolkovsky Infection',
  print: 'whole',
  faq1996: tsiolkovskyInfection,
  glossary: { ...tsiolkovskyInfection, standing: infection ? [{ ...infection, together: {} }] : [] },
}
