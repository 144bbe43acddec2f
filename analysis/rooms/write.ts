import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mechanics, roomFiles } from './room-files.ts'

for (const [path, text] of roomFiles()) writeFileSync(join(mechanics, path), text)
