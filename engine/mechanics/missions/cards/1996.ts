import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { quashConspiracyForAll } from '../../selections/cards/readings.ts'
import { bruteForce } from './brute-force.ts'
import { fgc47Research } from './fgc-47-research.ts'
import { timeTravelPod } from './time-travel-pod.ts'

const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const

const vip = { any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] } as const

/** Missions, and what is used for them, as the FAQ of 1996 knows them. */
const missions1996: readonly CardText[] = [
  bruteForce,
  {
    title: 'Diplomatic Conference',
    mixing: { ruling: 'faq96-312-diplomatic-conference-mission-02' },
    requires: [
      { needs: { ofDifferentAffiliations: 3, where: vip } },
      { needs: { some: { ...vip, affiliation: 'non-aligned' } } },
    ],
  },
  fgc47Research,
  {
    ...quashConspiracyForAll,
    noBeaming: {
      ...quashConspiracyForAll.noBeaming,
      except: { ruling: 'faq96-313-quash-conspiracy-02', by: { name: 'Emergency Transporter Armbands' } },
    },
  },
  timeTravelPod,
  { title: 'Treaty: Federation/Klingon', ...treaty('federation', 'klingon') },
  { title: 'Treaty: Federation/Romulan', ...treaty('federation', 'romulan') },
  { title: 'Treaty: Romulan/Klingon', ...treaty('romulan', 'klingon') },
]

export const texts = { faq1996: missions1996 } satisfies Texts
