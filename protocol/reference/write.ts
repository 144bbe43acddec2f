import { writeFileSync } from 'node:fs'
import { protocolReference } from './document.ts'

writeFileSync(new URL('../../docs/protocol-reference.md', import.meta.url), protocolReference())
