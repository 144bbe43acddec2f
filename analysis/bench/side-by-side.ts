import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureNode, type Taken } from './child.ts'
import { command } from './commands.ts'
import { medians, pairs, ratios } from './pairs.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Time of the slow engine for an answer: much more than the runner takes to judge it. */
const milliseconds = 20

/** One topic on a slow engine: four of it side by side, against one. */
export async function sideBySide({ folder, runs }: { readonly folder: string; readonly runs: number }) {
  const words = [process.execPath, path('./slow-engine.js'), String(milliseconds), process.execPath, command, 'serve']
  const engine = words.map(word => `"${word.replace(/(["\\])/g, '\\$1')}"`).join(' ')
  const args = [command, 'run', '--topic', 'disabled', '--engine', engine, '--report', 'json']
  const play = (jobs: string): Promise<Taken> => measureNode([...args, '--out', join(folder, 'out'), '--jobs', jobs])
  const taken = await pairs(
    runs,
    () => play('4'),
    () => play('1'),
  )
  const [four, one] = medians(taken)
  return { measured: four / one, single: ratios(taken), figures: { 'four jobs ms': four, 'one job ms': one } }
}
