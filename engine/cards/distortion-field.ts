import type { Card, Text } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedPlanetBeamingText {
  /** As long as it lies face up; it is kept track of which side is, at first the face. */
  readonly faceUp?: true
}

export interface AddedCardText {
  /** It limits no beaming while such a card is in play. */
  readonly yieldsTo?: Filter
}

const title = 'Distortion Field'

/** It lies on a planet, and lets nobody through while its face is up; flipped in every turn, or in those of its player. */
const distortionFieldIn = (whose?: 'yours', glossary = true): Text => ({
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
      ruling: glossary ? '1eD-distortion-field-02' : 'custom-cards-910',
      at: 'turn ends',
      ...(whose ? { whose } : {}),
      together: true,
      effects: [{ do: 'turn over', who: { cardsOn: 'host', where: { name: title, ...(whose ? { whose } : {}) } } }],
    },
  ],
})

export const card: Card = {
  title,
  print: [
    {
      under: ['faq1996'],
      plays:
        'as the Glossary has the words of the first print: flipped on each turn of its player, here at its end, for nothing says when',
      lies: ['planet'],
    },
    {
      under: ['glossary', 'currentRulings'],
      plays:
        'as the Glossary words it, by which it is cumulative, and not unique; it is flipped at the end of the turn, for nothing says when',
      lies: ['planet'],
    },
  ],
  faq1996: distortionFieldIn('yours', false),
  glossary: distortionFieldIn(),
  readings: [
    {
      question: 'struck-out-words-of-distortion-field',
      reading: 'earlier',
      where: 'glossary',
      text: distortionFieldIn('yours'),
    },
    {
      question: 'turns-of-distortion-field',
      reading: 'its-player',
      where: 'glossary',
      text: distortionFieldIn('yours'),
    },
  ],
}
