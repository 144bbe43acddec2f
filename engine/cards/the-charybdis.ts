import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedScoutingText {
  /** Without that among those who solve a mission its artifacts are left there. */
  readonly keepsArtifactsFromThoseWithout?: Requirement
}

export const card: Card = {
  title: 'The Charybdis',
  print: 'whole',
  glossary: {
    plays: [{ stays: true }],
    keepsArtifactsFromThoseWithout: { skill: 'Archaeology' },
  },
}
