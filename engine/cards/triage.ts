import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { oneIsStopped, orOneDies } from './shared/one-is-stopped.ts'

const healer: Filter = { any: [{ skill: 'Biology' }, { skill: 'MEDICAL' }] }

export const card: Card = {
  title: 'Triage',
  print: 'whole',
  currentRulings: {
    dilemma: {
      ruling: 'custom-cards-280',
      sections: [
        {
          targets: [healer],
          selects: [{ do: 'select', as: 'healer', by: 'you', count: 1, from: 'personnel facing', where: healer }],
          conditions: { some: {} },
          among: 'healer',
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
