import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** A ship like that, with what it takes aboard, may take the card along when it moves away. */
    readonly towed?: Clause & { readonly by: Filter; readonly needs: Requirement }
  }
}

const towed = { by: { system: 'Tractor Beam' }, needs: { skill: 'ENGINEER', level: 2 } } as const

export const radioactiveGarbageScow: CardText = {
  title: 'Radioactive Garbage Scow',
  dilemma: { placedOn: 'mission', aborts: 'mission attempt' },
  standing: [{ affects: 'host', forbids: 'attempt' }],
  towed,
}

export const radioactiveGarbageScow1996: CardText = {
  ...radioactiveGarbageScow,
  towed: { ...towed, ruling: 'faq96-321-dilemmas-43' },
}
