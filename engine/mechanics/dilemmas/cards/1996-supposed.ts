import type { CardText, Effect } from '../../../text/text.ts'
import type { DilemmaText } from '../words.ts'

const oneDies: readonly Effect[] = [
  { do: 'select', as: 'victim', by: 'chance', count: 1, from: 'personnel facing' },
  { do: 'kill', who: { chosen: 'victim' } },
]

const oneDiesUnless = (conditions: NonNullable<DilemmaText['conditions']>): DilemmaText => ({
  conditions,
  effects: oneDies,
})

/** What the FAQ of 1996 supposes where it speaks of the forms that dilemmas have. */
export const supposedIn1996: readonly CardText[] = [
  { title: 'Something Bad Happens', dilemma: { effects: oneDies } },
  {
    title: 'If Klingon, Something Bad Happens',
    dilemma: { trigger: { some: { species: 'Klingon' } }, effects: oneDies },
  },
  {
    title: 'Something Happens, Cure with 2 MEDICAL',
    dilemma: {
      effects: [{ do: 'impose', who: 'personnel facing', condition: 'quarantined', lasting: true }],
      cure: { skill: 'MEDICAL', level: 2 },
    },
  },
  {
    title: 'Unless ENGINEER, on the Ship',
    dilemma: { conditions: { skill: 'ENGINEER' }, placedOn: 'ship' },
    standing: [{ affects: 'host', add: { range: -2 } }],
  },
  { title: 'Unless 2 SECURITY, One Dies', dilemma: oneDiesUnless({ skill: 'SECURITY', level: 2 }) },
  { title: 'Unless INTEGRITY over 40, One Dies', dilemma: oneDiesUnless({ total: 'integrity', over: 40 }) },
  { title: 'Unless Data, One Dies', dilemma: oneDiesUnless({ title: 'Data' }) },
]
