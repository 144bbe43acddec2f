import { writeFileSync } from 'node:fs'
import { notices, noticesFile } from './notices.ts'

writeFileSync(noticesFile, notices())
