import { rule } from '../../../kernel/rule.ts'
import { canBeProgrammed, mayBeReplaced, mayBeReprogrammed, mayReprogramNow, reprogramsTheirs } from '../questions.ts'

/** Whose features were not chosen when it reported is not reprogrammed. */
export const onlyVariable = rule({
  ruling: '1eD-dr-soong-01',
  asked: mayBeReprogrammed,
  applies: ({ variable }) => !variable,
  answer: false,
})

/** Of the universal android he replaces the classification, the gender or both. */
export const ofTheUniversalOne = rule({
  ruling: '1eD-dr-soong-02',
  asked: mayBeReplaced,
  of: ['classification', 'gender'],
  applies: () => true,
  answer: true,
})

/** Of Lal one or both of the skills that were selected. */
export const skillsOfLal = rule({
  ruling: '1eD-dr-soong-03',
  asked: mayBeReplaced,
  of: ['skill'],
  applies: () => true,
  answer: true,
})

/** They are replaced by regular skills of those who are present then. */
export const regularAndPresent = rule({
  ruling: '1eD-dr-soong-04',
  asked: canBeProgrammed,
  applies: () => true,
  answer: ({ skill, present }) => present && skill !== 'special',
})

/** It does not matter whose the androids are. */
export const ofEitherPlayer = rule({
  ruling: '1eD-dr-soong-05',
  asked: reprogramsTheirs,
  applies: () => true,
  answer: true,
})

/** Once in each turn of his owner. */
export const onceInOwnTurns = rule({
  ruling: '1eD-dr-soong-06',
  asked: mayReprogramNow,
  applies: () => true,
  answer: ({ ownTurn, times }) => ownTurn && times < 1,
})
