import type { Card, Text } from '../text/card.ts'
import type { Clause, Filter, Requirement } from '../text/text.ts'

export interface AddedCardText {
  /** A ship like that, with what it takes aboard, may take the card along when it moves away. */
  readonly towed?: Clause & { readonly by: Filter; readonly needs: Requirement }
}

const towed = { by: { system: 'Tractor Beam' }, needs: { skill: 'ENGINEER', level: 2 } } as const

const radioactiveGarbageScow: Text = {
  dilemma: { placedOn: 'mission', aborts: 'mission attempt' },
  standing: [{ affects: 'host', forbids: 'attempt' }],
  towed,
}

export const card: Card = {
  title: 'Radioactive Garbage Scow',
  print: 'whole',
  faq1996: {
    ...radioactiveGarbageScow,
    towed: { ...towed, ruling: 'faq96-321-dilemmas-43' },
  },
  glossary: radioactiveGarbageScow,
}
