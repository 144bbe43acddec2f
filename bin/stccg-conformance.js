#!/usr/bin/env node
// The installed package starts from the one file that was made when it was packed; anywhere else the sources run.
// Node 22.18 and newer run TypeScript natively, but not below node_modules.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const installed = import.meta.url.includes('/node_modules/')
const { main } =
  process.features.typescript && !installed ? await import('../cli/main.ts') : required('../bundle/main.cjs')
process.exitCode = await main(process.argv)

function required(bundle) {
  if (installed && existsSync(fileURLToPath(new URL(bundle, import.meta.url)))) return require(bundle)
  require('./require-typescript.cjs')
  return require('../cli/main.ts')
}
