import type { CardId } from '../../state/state.ts'

/** What lets cards mix that otherwise would not. */
export type Mixing = 'treaty' | 'regardless of affiliation'

/** What the law is asked about cards that do, or do not, work together. */
export interface CooperationQuestions {
  /** Does the card, whose text says so, not work with the other one? By default it does. */
  'does not work with': { about: { card: CardId; other: CardId }; answer: boolean }
  /** Do the two go together by their affiliations, if no card says otherwise? By default they do. */
  'affiliations go together': { about: { a: CardId; b: CardId }; answer: boolean }
  /** Does what lets cards mix lift what a text says? `of` = what it says it of. By default not. */
  'lifts what a text says': {
    about: { card: CardId; other: CardId; by: Mixing; of: 'affiliations' | 'something else' }
    answer: boolean
  }
  /** What becomes of the card when it comes to be with one that it does not work with. By default nothing. */
  'becomes of a mixture': {
    about: { card: CardId; on: 'planet' | 'ship or facility' }
    answer: 'nothing' | 'separate Away Team' | 'house arrest'
  }
  /** May a player bring the two together who do not work together? By default he may. */
  'may be brought together': { about: { card: CardId; other: CardId }; answer: boolean }
  /** Where a mission asks for different affiliations, does the card count? `listed` = the mission names its own. By default it does. */
  'counts among affiliations': { about: { mission: CardId; card: CardId; listed: boolean }; answer: boolean }
  /** Must somebody match a mission for which all affiliations mix? By default somebody must. */
  'must match the mission': { about: { mission: CardId; mixing: boolean }; answer: boolean }
  /** Do those who may mix to attempt the mission mix there at the moment? By default while they attempt it. */
  'mix at the mission': { about: { mission: CardId; attempting: boolean }; answer: boolean }
}
