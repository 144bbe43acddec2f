import type { CardText, Requirement } from '../../../text/text.ts'

declare module '../words.ts' {
  interface ScoutingText {
    /** Without that among those who solve a mission its artifacts are left there. */
    readonly keepsArtifactsFromThoseWithout?: Requirement
  }
}

export const theCharybdis: CardText = {
  title: 'The Charybdis',
  plays: [{ stays: true }],
  keepsArtifactsFromThoseWithout: { skill: 'Archaeology' },
}
