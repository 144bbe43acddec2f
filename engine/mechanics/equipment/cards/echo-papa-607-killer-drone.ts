import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Once for each battle that it has been used in, and once before the first. */
    readonly perBattle?: true
    /** Only then. */
    readonly during?: Clause & { readonly what: 'personnel battle' }
  }
}

const echoPapa607KillerDrone: CardText = {
  title: 'Echo Papa 607 Killer Drone',
  standing: [
    {
      affects: 'this',
      add: { strength: 10 },
      perBattle: true,
      during: { ruling: 'faq96-37-echo-papa-607-killer-drone-04', what: 'personnel battle' },
    },
  ],
}

export const texts = { faq1996: [echoPapa607KillerDrone] } satisfies Texts
