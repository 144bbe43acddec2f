#!/usr/bin/env node
// The installed package starts from the one file that was made when it was packed; anywhere else the sources run.
// Node 22.18 and newer run TypeScript natively, but not below node_modules. STCCG_BUNDLE names a bundle of the sources to start from
// instead, as `npm test` does for the many processes that it starts.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { tooOld } from './node-version.js'

const complaint = tooOld(process.versions.node)
if (complaint) {
  process.stderr.write(`${complaint}\n`)
  process.exitCode = 2
} else {
  const installed = import.meta.url.includes('/node_modules/')
  const bundle = process.env.STCCG_BUNDLE
  const { main, playHere } =
    process.features.typescript && !installed && !bundle
      ? await import('../cli/main.ts')
      : required(bundle ?? fileURLToPath(new URL('../bundle/main.cjs', import.meta.url)), installed || !!bundle)
  // A run starts this file again in threads that play beside it.
  if (isMainThread) process.exitCode = await main(process.argv)
  else await playHere()
}

function required(bundle, isBundled) {
  const require = createRequire(import.meta.url)
  if (isBundled && existsSync(bundle)) return require('./start-bundle.cjs').start(bundle)
  require('./require-typescript.cjs')
  return require('../cli/main.ts')
}
