import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The player's personnel are not killed where those who meet this could help. */
    readonly keepsAlive?: Clause & { readonly by: Requirement }
  }
}

/** As the FAQ of 1996 quotes it. */
const genetronicReplicator: CardText = {
  title: 'Genetronic Replicator',
  plays: [{ stays: true }],
  keepsAlive: { by: { skill: 'MEDICAL', level: 2 } },
}

export const texts = { faq1996: [genetronicReplicator] } satisfies Texts
