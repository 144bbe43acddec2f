import type { Filter } from '../../cards/text.ts'
import type { CardId, PlayerName } from '../../state/state.ts'

/** How a text has cards selected: by whom, or blindly. */
export type Method = 'you' | 'opponent' | 'owner' | 'chance'

/** A selection that is being made: of which group, by whom, and by what right. */
export interface Choosing {
  readonly who: PlayerName | 'chance'
  readonly method: Method | 'unspecified' | 'tie'
  /** The card that has the selection made. */
  readonly by?: CardId
  readonly from: readonly CardId[]
  /** Those from whom the candidates were taken. */
  readonly group: readonly CardId[]
}

/** Why numbers are compared: for the most of something, as the model of the others or to be like it, to be weaker than somebody, for a test. */
export type Comparison = 'superlative' | 'model' | 'follower' | 'weaker' | 'tested'

/** What is asked about selections, and about the cards with two individuals that are in them. */
export interface SelectionQuestions {
  /** What a selection counts: cards, or the individuals on them. By default chance counts cards, choice individuals. */
  'selection counts': { about: { by: 'chance' | 'choice' }; answer: 'cards' | 'individuals' }
  /** Does what befalls one individual of a card befall the whole card? By default it does. */
  'shares fate': { about: { individual: CardId }; answer: boolean }
  /**
   * Who selects. `you` plays the card or meets the dilemma, `affected` are the cards' owner. By default as the text
   * says; where it says nothing, chance.
   */
  'who selects': {
    about: { card: CardId; method: Method | 'unspecified'; you: PlayerName; affected: PlayerName }
    answer: PlayerName | 'chance'
  }
  /** Who chooses among those of `affected` that tie for a superlative? By default whoever selects where a text names nobody. */
  'who breaks ties': {
    about: { card: CardId; you: PlayerName; affected: PlayerName }
    answer: PlayerName | 'unspecified'
  }
  /** Is the card in a blind draw? By default if it is eligible. */
  'is drawn from': { about: { card: CardId; by: CardId; eligible: boolean }; answer: boolean }
  /** Does a dilemma go back under the mission when everybody kept out of its selection? By default it is discarded. */
  'goes back untargeted': { about: { dilemma: CardId }; answer: boolean }
  /** Does the attempt end then? By default it goes on. */
  'untargeted ends the attempt': { about: { dilemma: CardId }; answer: boolean }
  /** Does a card that is no personnel lose and win battles like an Away Team? By default not. */
  'fights like an Away Team': { about: { card: CardId }; answer: boolean }
  /** Does a card with two individuals fit when only one of them does? By default it does. */
  'one fits for both': { about: { card: CardId; filter: Filter }; answer: boolean }
  /**
   * The numbers of a card with two individuals where a selection compares them: each one's own, or what they add up
   * to. By default they add up.
   */
  'numbers compared': { about: { card: CardId; as: Comparison }; answer: 'each' | 'sum' }
  /** May the number of one attribute be matched by that of another? By default it may not. */
  'matches across attributes': { about: { card: CardId }; answer: boolean }
}
