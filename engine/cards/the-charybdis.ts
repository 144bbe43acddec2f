import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'

export interface AddedScoutingText {
  /** Without that among those who solve a mission its artifacts are left there. */
  readonly keepsArtifactsFromThoseWithout?: Clause & { readonly needs: Requirement }
}

export const card: Card = {
  title: 'The Charybdis',
  print: {
    leftOut: 'what becomes of the artifacts when Archaeology comes later, or when The Charybdis is destroyed',
    why: 'neither happens on a board with artifacts that it keeps',
  },
  glossary: {
    plays: [{ stays: true }],
    keepsArtifactsFromThoseWithout: { ruling: 'custom-cards-970', needs: { skill: 'Archaeology' } },
  },
}
