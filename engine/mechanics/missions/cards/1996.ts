import type { CardText } from '../../../text/text.ts'
import { quashConspiracyForAll } from '../../selections/cards/readings.ts'

const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const

const vip = { any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] } as const

/** Missions, and what is used for them, as the FAQ of 1996 knows them. */
export const missions1996: readonly CardText[] = [
  {
    title: 'Brute Force',
    requires: [
      { ruling: 'faq96-312-brute-force-01', needs: { perHead: 'strength', over: 10 } },
      { ruling: 'faq96-312-brute-force-02', needs: { some: { type: 'personnel' }, count: 3 } },
    ],
  },
  {
    title: 'Diplomatic Conference',
    mixing: { ruling: 'faq96-312-diplomatic-conference-mission-02' },
    requires: [
      { needs: { ofDifferentAffiliations: 3, where: vip } },
      { needs: { some: { ...vip, affiliation: 'non-aligned' } } },
    ],
  },
  {
    title: 'Echo Papa 607 Killer Drone',
    standing: [
      {
        affects: 'this',
        add: { strength: 10 },
        perBattle: true,
        during: { ruling: 'faq96-312-brute-force-06', what: 'personnel battle' },
      },
    ],
  },
  {
    title: 'FGC-47 Research',
    span: {
      ruling: 'faq96-313-fgc-47-research-01',
      number: 6,
      less: 'Navigation',
      atLeast: { ruling: 'faq96-313-fgc-47-research-04', number: 1 },
    },
  },
  {
    title: 'Klingon Disruptor',
    standing: [{ affects: { othersWith: 'this' }, add: { strength: 2 } }],
  },
  {
    ...quashConspiracyForAll,
    noBeaming: {
      ...quashConspiracyForAll.noBeaming,
      except: { ruling: 'faq96-313-quash-conspiracy-02', by: { name: 'Emergency Transporter Armbands' } },
    },
  },
  {
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
  },
  { title: 'Treaty: Federation/Klingon', ...treaty('federation', 'klingon') },
  { title: 'Treaty: Federation/Romulan', ...treaty('federation', 'romulan') },
  { title: 'Treaty: Romulan/Klingon', ...treaty('romulan', 'klingon') },
]
