import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { UsageError } from '../runner/usage-error.ts'

/** Throws when Allure cannot render here; asked before anything is played. */
export function requireAllure(env: NodeJS.ProcessEnv = process.env): void {
  allureCommand()
  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  if (spawnSync(java, ['-version'], { stdio: 'ignore', env }).status === 0) return
  throw new UsageError(
    'Allure renders with Java, and there is none here: install a Java runtime, or read the HTML report of `stccg-conformance run`, which needs none.',
  )
}

/** Renders a folder of Allure results as a web site; what was in `into` is replaced. */
export async function renderAllure(results: string, into: string): Promise<void> {
  const child = spawn(process.execPath, [allureCommand(), 'generate', results, '--clean', '--output', into], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new UsageError(`Allure could not render ${results}: ${complaint.trim() || `exit code ${code}`}`)
}

function allureCommand(): string {
  try {
    return createRequire(import.meta.url).resolve('allure-commandline/bin/allure')
  } catch {
    throw new UsageError('Allure is not installed: `npm install allure-commandline`.')
  }
}
