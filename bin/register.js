// Node 22.18 and newer run TypeScript natively; older ones go through ts-node.
import { register } from 'node:module'

if (!process.features.typescript) register('ts-node/esm', import.meta.url)
