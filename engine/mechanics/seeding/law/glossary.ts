import { rule } from '../../../kernel/rule.ts'
import { artifactsAtMost } from '../questions.ts'

/** One artifact of each player under each mission. */
export const oneArtifact = rule({
  ruling: '1eS-seed-phases-33',
  asked: artifactsAtMost,
  applies: () => true,
  answer: 1,
})
