import { mkdirSync, writeFileSync } from 'node:fs'
import { vocabulary } from './document.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/vocabulary.md', vocabulary())
