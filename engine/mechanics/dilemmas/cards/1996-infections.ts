import type { CardText } from '../../../text/text.ts'

/**
 * Diseases as the FAQ of 1996 knows them, and what helps against them. How long Hyper-Aging takes it does not say: the
 * number is that of a later printing, and no scenario of 1996 depends on it.
 */
export const infections1996: readonly CardText[] = [
  {
    title: 'Hyper-Aging',
    dilemma: {
      placedOn: 'mission',
      countdown: 4,
      points: 5,
      missionContinues: true,
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      cures: [
        {
          ruling: 'faq96-322-hyperaging-04',
          needs: { all: [{ skill: 'SCIENCE' }, { skill: 'MEDICAL', level: 2 }] },
        },
      ],
    },
    spreads: { ruling: 'faq96-322-hyperaging-03', condition: 'quarantined' },
    timed: [
      {
        at: 'expires',
        effects: [{ do: 'kill', who: { all: { type: 'personnel', is: 'quarantined' }, here: true } }],
      },
    ],
  },
  {
    title: 'Medical Kit',
    standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
  },
  {
    title: 'Tarellian Plague Ship',
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [
        { do: 'select', as: 'doctor', by: 'owner', count: 1, from: 'personnel facing', where: { skill: 'MEDICAL' } },
        {
          ruling: 'faq96-323-tarellian-plague-ship-01',
          do: 'discard',
          who: { lending: 'MEDICAL', to: { chosen: 'doctor' } },
        },
        { do: 'discard', who: { chosen: 'doctor' } },
      ],
      effects: [{ do: 'kill', who: 'personnel facing' }],
      discard: true,
      points: 5,
    },
  },
  {
    title: 'Tsiolkovsky Infection',
    dilemma: { placedOn: 'ship', missionContinues: true, cure: { skill: 'MEDICAL', level: 3 } },
    standing: [
      {
        affects: { presentAt: 'host', where: { type: 'personnel' } },
        loses: 'first-listed skill',
        together: { ruling: 'faq96-323-tsiolkovsky-infection-01' },
      },
    ],
  },
]
