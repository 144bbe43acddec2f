// TypeScript for programs that are not ours, such as Cucumber. Node 22.18 and newer run it natively; before, `require` loads modules
// in half the time that hooks for `import` take.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const isNative = !!process.features.typescript && !import.meta.url.includes('/node_modules/')
if (!isNative) require('./require-typescript.cjs')

/** A module; its path from here. */
export const load = path => (isNative ? import(path) : require(path))

/** Settings of Cucumber by which it, and what `--parallel` starts, loads files of TypeScript. */
export const withTypeScript = files =>
  isNative ? { import: files } : { requireModule: [require.resolve('./require-typescript.cjs')], require: files }
