import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { deadInBed1996 } from './dead-in-bed.ts'
import { emergencyTransporterArmbands } from './emergency-transporter-armbands.ts'
import { qualorIiRendezvous } from './qualor-ii-rendezvous.ts'
import { quantumSingularityLifeforms1996 } from './quantum-singularity-lifeforms.ts'

/** What puts cards into stasis and what ends it, as the FAQ of 1996 knows them. */
const stasis1996: readonly CardText[] = [
  qualorIiRendezvous,
  quantumSingularityLifeforms1996,
  emergencyTransporterArmbands,
  deadInBed1996,
]

export const texts = { faq1996: stasis1996 } satisfies Texts
