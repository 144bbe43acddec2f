import { mkdirSync, writeFileSync } from 'node:fs'
import { vocabulary } from './document.ts'
import { glue } from './glue.ts'
import { snippets } from './snippets.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/vocabulary.md', vocabulary())
writeFileSync('steps/definitions.ts', glue())
mkdirSync('.vscode', { recursive: true })
writeFileSync('.vscode/stccg.code-snippets', snippets())
