import type { CardId, PlayerName } from '../../state/state.ts'
import type { Group } from '../questions.ts'
import type { DilemmaFeatureQuestions } from './feature-questions.ts'
import type { ProcedureQuestions } from './procedure-questions.ts'
import type { RequirementQuestions } from './requirement-questions.ts'

/** What came of looking at a dilemma, or at one of its sections. */
export type Finding =
  | 'not triggered'
  | 'no target'
  | 'nullified'
  | 'overcome'
  | 'failed'
  | 'no conditions'
  | 'cured'
  | 'expired'
  | 'destroyed'
  /** In play, and done away with by a text. */
  | 'discarded'

/** Where a dilemma may end up; `stays` = where it lies. */
export type Destination = 'stays' | 'discard pile' | 'under the mission' | 'bonus point area' | 'into play'

/** The features of a dilemma for which cards count. */
export type Feature = 'trigger' | 'nullify' | 'overcome' | 'cure' | 'be targeted'

/** Words in the text of a dilemma that speak of what the group is about. */
export type Wording = 'mission continues' | 'abort mission' | 'mission attempt'

/** A dilemma that was looked at, and what its text says of its own end. */
export interface Met {
  readonly dilemma: CardId
  /** Who encountered it. */
  readonly player: PlayerName
  readonly finding: Finding
  /** Those who face it; absent = it is in play, and nobody does. */
  readonly group?: Group
  /** What they are about. */
  readonly kind?: 'attempt' | 'scout' | 'commandeer'
  /** A card that was played nullified it. */
  readonly byCard?: true
  /** Its text says that the mission continues. */
  readonly continues: boolean
  /** Its text says that it is discarded. */
  readonly discards: boolean
  /** Its text puts it somewhere in play. */
  readonly enters: boolean
  /** It has a bonus point box. */
  readonly boxed: boolean
  /** It has a cure. */
  readonly curable: boolean
  /** Its text ends what the group is about. */
  readonly aborts: boolean
}

/** What dilemmas ask of the law. */
export interface DilemmaQuestions extends DilemmaFeatureQuestions, RequirementQuestions, ProcedureQuestions {
  /** Who "you" is in the text of the dilemma. By default its owner. */
  'you in a dilemma': { about: { dilemma: CardId; facing: PlayerName }; answer: PlayerName }
  /** Does the card of the encountering player, at the location, count for this feature? By default it does. */
  'counts in the encounter': {
    about: { card: CardId; feature: Feature; dilemma: CardId; takesPart: boolean }
    answer: boolean
  }
  /** Is the part of the text that says "otherwise" carried out where the trigger is missing? By default not. */
  'otherwise holds': { about: { dilemma: CardId }; answer: boolean }
  /** Are the instructions of the dilemma carried out? By default not. */
  'instructions are carried out': { about: Met; answer: boolean }
  /** Where the dilemma goes. By default it stays. */
  'dilemma goes': { about: Met; answer: Destination }
  /** Are the points of its box scored? By default not. */
  'box is scored': { about: Met; answer: boolean }
  /** Does the attempt go on, if anybody is left for it? By default it does. */
  'goes on after': { about: Met; answer: boolean }
  /** What is true of one of several sections, is it true of that section alone? By default of the whole dilemma. */
  'section stands alone': { about: { dilemma: CardId; finding: Finding }; answer: boolean }
  /** Is the next section met by those who have failed one? By default not. */
  'goes on to the next section': { about: { dilemma: CardId }; answer: boolean }
  /** Is a section that was done with in an earlier encounter met again? By default it is. */
  'section is met again': { about: { dilemma: CardId; combo: boolean }; answer: boolean }
  /** Is the dilemma that goes back under the mission the next one to be met? By default the last. */
  'goes back as the next': { about: { dilemma: CardId }; answer: boolean }
  /**
   * May it be answered as soon as it lies open, before its targets are chosen and its conditions looked at? By default
   * not.
   */
  'is answered at once': { about: { dilemma: CardId }; answer: boolean }
  /** Are its conditions looked at only when nobody answers it any more? By default before. */
  'conditions wait for answers': { about: { dilemma: CardId }; answer: boolean }
  /** Do these words mean scouting, too? By default not. */
  'means scouting': { about: { dilemma: CardId; words: Wording }; answer: boolean }
  /** Is the part of the text that was not chosen left alone? By default it is. */
  'other choice is ignored': { about: { card: CardId }; answer: boolean }
  /** On which ship a dilemma goes that is placed on one. By default on that of those who face it. */
  'ship for the dilemma': {
    about: { dilemma: CardId; ship: CardId; others: readonly CardId[] }
    answer: CardId
  }
  /** Before whom a dilemma lies that is placed on the table. By default before its owner. */
  'lies before': { about: { dilemma: CardId; facing: PlayerName }; answer: PlayerName }
  /** Is a card that was found under a mission discarded because a copy was found there before? By default not. */
  'duplicate is discarded': { about: { card: CardId; of: CardId }; answer: boolean }
  /** Is a dilemma that lies on the card, which is discarded, discarded with it? By default it is. */
  'is discarded with its host': { about: { dilemma: CardId; host: CardId }; answer: boolean }
}
