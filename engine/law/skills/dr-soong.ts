import { rule } from '../../kernel/rule.ts'
import { canBeProgrammed, mayBeReplaced, mayBeReprogrammed, mayReprogramNow } from '../../questions/skills/questions.ts'

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
  answer: true,
})

/** Of Lal one or both of the skills that were selected. */
export const skillsOfLal = rule({ ruling: '1eD-dr-soong-03', asked: mayBeReplaced, of: ['skill'], answer: true })

/** They are replaced by regular skills of those who are present then. */
export const regularAndPresent = rule({
  ruling: '1eD-dr-soong-04',
  asked: canBeProgrammed,
  answer: ({ skill, present }) => present && skill !== 'special',
})

/** Once in each turn of his owner. */
export const onceInOwnTurns = rule({
  ruling: '1eD-dr-soong-06',
  asked: mayReprogramNow,
  answer: ({ ownTurn, times }) => ownTurn && times < 1,
})
