import type { CardId } from '../../state/state.ts'

/** The features of a dilemma, as the Glossary tells them apart. */
export type FeatureOfText = 'trigger' | 'targets' | 'nullifier' | 'conditions' | 'cure'

/** What dilemmas ask of the law about what they require, and about being doubled. */
export interface RequirementQuestions {
  /** Is what the text names here a requirement, for cards that change those? By default not. */
  'is a requirement': { about: { dilemma: CardId; feature: FeatureOfText }; answer: boolean }
  /** What is multiplied when a card multiplies the effects of the dilemma, or the dilemma? By default nothing. */
  'is multiplied': {
    about: { dilemma: CardId; said: 'effects' | 'dilemma'; part: 'requirements' | 'results' | 'points' }
    answer: boolean
  }
  /** May what is required become less than nothing? By default not. */
  'may be less than zero': { about: { dilemma: CardId }; answer: boolean }
  /** Whose attribute is compared with the number required? By default that of all together. */
  'attribute required of': { about: { dilemma: CardId }; answer: 'all together' | 'one of them' }
  /** Do modifiers of attributes count while the dilemma is met? By default they do. */
  'modifiers count': { about: { dilemma: CardId; card: CardId }; answer: boolean }
  /** Who has the type of personnel that is required? By default who has the classification or the skill. */
  'type required': { about: { dilemma: CardId; type: string }; answer: 'classification or skill' | 'classification' }
  /** Do several levels of a skill count that are spread like this? By default they do. */
  'levels count': { about: { dilemma: CardId; of: 'several personnel' | 'one personnel' }; answer: boolean }
  /** May several supply what is required of one personnel? By default not. */
  'one may be several': { about: { dilemma: CardId }; answer: boolean }
}
