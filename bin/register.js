// Node 22.18 and newer run TypeScript natively; older ones go through ts-node.
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'

if (!process.features.typescript || import.meta.url.includes('/node_modules/')) {
  // Else ts-node looks from the working directory, which is the user's. Engines that are started later must not see it.
  const { TS_NODE_PROJECT: before } = process.env
  process.env.TS_NODE_PROJECT = fileURLToPath(new URL('../tsconfig.json', import.meta.url))
  register('ts-node/esm', import.meta.url)
  if (before === undefined) delete process.env.TS_NODE_PROJECT
  else process.env.TS_NODE_PROJECT = before
}
