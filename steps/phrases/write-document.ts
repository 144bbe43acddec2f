import { mkdirSync, writeFileSync } from 'node:fs'
import { vocabulary } from './document.ts'
import { glue } from './glue.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/vocabulary.md', vocabulary())
writeFileSync('steps/definitions.ts', glue())
