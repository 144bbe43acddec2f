import type { CardText } from '../../../text/text.ts'

declare module '../beam-text.ts' {
  interface PlanetBeamingText {
    /** As long as it lies face up; it is kept track of which side is, at first the face. */
    readonly faceUp?: true
  }
}

declare module '../../../text/text.ts' {
  interface CardText {
    /** It limits no beaming while such a card is in play. */
    readonly yieldsTo?: Filter
  }
  interface EffectWords {
    /** All copies on the same card, or those of the same player, are turned over. */
    'flip copies': { readonly whose?: 'yours' }
  }
}

/** It lies on a planet, and lets nobody through while its face is up; flipped in every turn, or in those of its player. */
export const distortionFieldIn = (whose?: 'yours', glossary = true): CardText => ({
  title: 'Distortion Field',
  plays: [
    {
      ...(glossary ? { ruling: '1eD-distortion-field-01' } : {}),
      on: { type: 'mission', kind: 'planet' },
      stays: true,
    },
  ],
  planetBeaming: { ...(glossary ? { ruling: '1eD-distortion-field-03' } : {}), most: 0, faceUp: true },
  yieldsTo: { name: 'Pattern Enhancers' },
  timed: [
    {
      ...(glossary ? { ruling: '1eD-distortion-field-02' } : {}),
      at: 'turn ends',
      ...(whose ? { whose } : {}),
      together: true,
      effects: [{ do: 'flip copies', ...(whose ? { whose } : {}) }],
    },
  ],
})
