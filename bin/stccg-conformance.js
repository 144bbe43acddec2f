#!/usr/bin/env node
// Node 22.18 and newer run TypeScript natively, but not below node_modules.
import { createRequire } from 'node:module'
import { tooOld } from './node-version.js'

const complaint = tooOld(process.versions.node)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exitCode = 2
} else {
  const { main } =
    process.features.typescript && !import.meta.url.includes('/node_modules/')
      ? await import('../cli/main.ts')
      : required('../cli/main.ts')
  process.exitCode = await main(process.argv)
}

function required(file) {
  const require = createRequire(import.meta.url)
  require('./require-typescript.cjs')
  return require(file)
}
