import type { Card } from '../text/card.ts'
import { oneIsStopped, orOneDies } from './shared/one-is-stopped.ts'

export const card: Card = {
  title: 'Triage',
  print: 'whole',
  currentRulings: {
    dilemma: {
      sections: [
        {
          targets: [{ skill: 'Biology' }, { skill: 'MEDICAL' }],
          selects: [
            {
              do: 'select',
              as: 'healer',
              by: 'you',
              count: 1,
              from: 'personnel facing',
              where: { any: [{ skill: 'Biology' }, { skill: 'MEDICAL' }] },
            },
          ],
          conditions: { some: { any: [{ skill: 'Biology' }, { skill: 'MEDICAL' }] } },
          overcome: [{ do: 'stop', who: { chosen: 'healer' } }],
          effects: [
            { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
            { do: 'kill', who: { chosen: 'patient' } },
          ],
        },
        { conditions: { total: 'integrity', over: 22 } },
      ],
    },
  },
  /** The dilemma of Second Edition that bears the same title. */
  rulebook: oneIsStopped(['Biology', 'Medical'], orOneDies, 'custom-cards-19'),
}
