#!/usr/bin/env node
// The installed package starts from the one file that was made when it was packed; anywhere else the sources run.
// Node 22.18 and newer run TypeScript natively, but not below node_modules.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { tooOld } from './node-version.js'

const complaint = tooOld(process.versions.node)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exitCode = 2
} else {
  const installed = import.meta.url.includes('/node_modules/')
  const { main } =
    process.features.typescript && !installed
      ? await import('../cli/main.ts')
      : required('../bundle/main.cjs', installed)
  process.exitCode = await main(process.argv)
}

function required(bundle, installed) {
  const require = createRequire(import.meta.url)
  if (installed && existsSync(fileURLToPath(new URL(bundle, import.meta.url))))
    return require('./start-bundle.cjs').start(fileURLToPath(new URL(bundle, import.meta.url)))
  require('./require-typescript.cjs')
  return require('../cli/main.ts')
}
