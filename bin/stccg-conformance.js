#!/usr/bin/env node
// Node 22.18 and newer run TypeScript natively, but not below node_modules.
import { createRequire } from 'node:module'

const { main } =
  process.features.typescript && !import.meta.url.includes('/node_modules/')
    ? await import('../cli/main.ts')
    : required('../cli/main.ts')
process.exitCode = await main(process.argv)

function required(file) {
  const require = createRequire(import.meta.url)
  require('./require-typescript.cjs')
  return require(file)
}
