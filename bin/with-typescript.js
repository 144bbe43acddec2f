// `node --import stccg-conformance/typescript adapter.mts`: Node before 22.18 runs an adapter in TypeScript, too.
import { register } from 'node:module'

if (!process.features.typescript) register('./strip-types.js', import.meta.url)
