import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { printable } from '../reports/words.ts'
import { UsageError } from '../runner/usage-error.ts'

/** Starts a program and leaves it to itself; false when there is no such program. */
export type Start = (program: string, args: readonly string[]) => Promise<boolean>

interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly start: Start
}

const here: Surroundings = { platform: process.platform, env: process.env, start: startAlone }

/** Refuses a report that is not there, before anything is told. */
export function requirePage(page: string): void {
  if (isFile(page)) return
  const what = existsSync(page) ? 'this is a folder' : 'there is no such file'
  throw new UsageError(
    `--report ${printable(page)}: ${what}. \`stccg-conformance run\` writes the report, conformance.html.`,
  )
}

/** Opens a place of a page in the browser; returns what to tell the user. */
export async function openPage(page: string, place: string, of: Surroundings = here): Promise<string> {
  const address = `${pathToFileURL(resolve(page)).href}#${encodeURI(place)}`
  const opener = openerOf(address, of)
  if (opener && (await of.start(...opener))) return `Opened ${address}`
  return `No browser can be opened from here. The ruling is at ${address}`
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The program of the platform that opens addresses, and its arguments; no shell reads them. */
function openerOf(address: string, { platform, env }: Surroundings): readonly [string, readonly string[]] | undefined {
  if (platform === 'darwin') return ['open', [address]]
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]]
  const hasScreen = env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME
  return hasScreen && onPath('xdg-open', env) ? ['xdg-open', [address]] : undefined
}

function onPath(program: string, { PATH = '' }: NodeJS.ProcessEnv): boolean {
  return PATH.split(delimiter).some(folder => folder && isFile(join(folder, program)))
}

function startAlone(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise(settle => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore', shell: false })
    child.once('error', () => settle(false))
    child.once('spawn', () => {
      child.unref()
      settle(true)
    })
  })
}
