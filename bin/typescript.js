// Loader hooks for Node versions without TypeScript.
import { fileURLToPath } from 'node:url'
import { compiled } from './compile.cjs'

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  return { format: 'module', source: compiled(fileURLToPath(url), 'esm'), shortCircuit: true }
}
