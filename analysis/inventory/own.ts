import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../explain/place.ts'
import { ownWords } from './card-language.ts'
import { questionUses } from './question-uses.ts'
import { singles, singleUserFaults } from './single-users.ts'

/** New words and questions of the engine with a single user that do not say why; in a checkout only, as the package has no types to read. */
export const ownSingleUserFaults = (): readonly string[] =>
  existsSync(join(root, 'tsconfig.json')) ? singleUserFaults(singles(ownWords(), questionUses())) : []
