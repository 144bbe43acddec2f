import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { brainwash } from './brainwash.ts'
import { diplomaticConference } from './diplomatic-conference.ts'
import { diplomaticContact } from './diplomatic-contact.ts'
import { giral } from './giral.ts'
import { temporalMicroWormhole } from './temporal-micro-wormhole.ts'

const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const

/** Cards that do not work with others, and cards that let others mix. */
const cooperating: readonly CardText[] = [
  {
    title: "Miles O'Brien (Blaze of Glory)",
    doesNotWorkWith: [
      { ruling: '1eD-does-not-work-with-07', whom: { species: 'Cardassian' } },
      { ruling: '1eD-does-not-work-with-08', whom: { affiliation: 'cardassian' } },
    ],
  },
  { title: 'Solkar', doesNotWorkWith: [{ whom: { skill: 'Treachery' } }] },
  brainwash,
  diplomaticConference,
  diplomaticContact,
  giral,
  temporalMicroWormhole,
  { title: 'Treaty: Federation/Cardassian', ...treaty('federation', 'cardassian') },
  { title: 'Treaty: Federation/Klingon', ...treaty('federation', 'klingon') },
  { title: 'Treaty: Federation/Romulan', ...treaty('federation', 'romulan') },
  { title: 'Treaty: Romulan/Klingon', ...treaty('romulan', 'klingon') },
]

export const texts = { glossary: cooperating } satisfies Texts
