// Node 22.18 and newer run TypeScript natively, but not below node_modules; else ts-node compiles it.
// Lines in stack traces are those of the source with `node --enable-source-maps`; it costs a tenth of a second.
import { register } from 'node:module'

if (!process.features.typescript || import.meta.url.includes('/node_modules/'))
  register('./typescript.js', import.meta.url)
