// `node --import stccg-conformance/typescript adapter.mts`: Node before 22.18 runs an adapter in TypeScript, too,
// and every Node finds `x.ts` where a module of the author's asks for `./x.js`.
import { register } from 'node:module'

register(process.features.typescript ? './find-source.js' : './strip-types.js', import.meta.url)
