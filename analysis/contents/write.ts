import { writeFileSync } from 'node:fs'
import { contents, contentsFile } from './contents.ts'

writeFileSync(contentsFile, contents())
