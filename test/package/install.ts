import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../fixture/temporary.ts'
import type { Row } from './row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const name = 'stccg-conformance'

/** Where the package is installed, and what works in it. */
export interface Installed {
  /** Of the package. */
  readonly folder: string
  readonly bin: string
}

/** What a command came to; `code` is 128 + n where signal n ended it. */
export interface Ended {
  readonly code: number
  readonly text: string
  /** What was printed on the standard output. */
  readonly stdout: string
}

/** Packs the checkout, and installs what was packed with its dependencies, and none for development, in an empty folder. */
export function installPackage(): Installed {
  const place = temporaryFolder('stccg-package-')
  const shell = process.platform === 'win32'
  execFileSync('npm', ['pack', '--pack-destination', place], { cwd: root, shell, stdio: 'ignore' })
  const [packed = ''] = readdirSync(place).filter(file => file.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', packed], { cwd: place })
  mkdirSync(join(place, 'node_modules'))
  renameSync(join(place, 'package'), join(place, 'node_modules', name))
  rmSync(join(place, packed))
  linkDependencies(place)
  return installedIn(place)
}

/** A second installation, whose suite is one file of features: there a command may play all there is, and write beside the law. */
export function installCut({ folder }: Installed, feature: string): Installed {
  const place = temporaryFolder('stccg-package-cut-')
  const own = join(place, 'node_modules', name)
  cpSync(folder, own, { recursive: true, filter: path => path !== join(folder, 'node_modules') })
  linkDependencies(place)
  const features = join(own, 'features')
  for (const one of readdirSync(features, { withFileTypes: true }))
    if (one.isDirectory()) rmSync(join(features, one.name), { recursive: true })
  cpSync(join(folder, 'features', feature), join(features, feature), { recursive: true })
  return installedIn(place)
}

function installedIn(place: string): Installed {
  const folder = join(place, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, bin: join(folder, bin[name]) }
}

/** What the lockfile says the package needs when it runs, as it lies in the checkout. */
function linkDependencies(place: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(place, path)), { recursive: true })
    symlinkSync(join(root, path), join(place, path), 'junction')
  }
}

/** Without what this machine, its CI or `npm test` would say to the command line; `alone` = and without programs. */
function surroundings(alone: boolean): NodeJS.ProcessEnv {
  const strange = /^(?:STCCG|GITHUB|GITLAB|NODE|npm|CI|JAVA_HOME|DISPLAY|WAYLAND|FORCE_COLOR)/
  const kept = Object.entries(process.env).filter(([key]) => !strange.test(key))
  return { ...Object.fromEntries(kept), ...(alone ? { PATH: dirname(root) } : {}) }
}

/** Runs the command of a row in that folder. */
export function typed({ bin }: Installed, row: Row, cwd: string): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...row.type], { cwd, env: surroundings(!!row.alone) })
  child.stdin.end(row.input ?? '')
  return ended(child, row.until)
}

function ended(child: ChildProcess, until: RegExp | undefined): Promise<Ended> {
  let text = ''
  let stdout = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (stream === child.stdout) stdout += chunk
      if (until?.test(text)) child.kill('SIGINT')
    })
  return new Promise((settle, failed) => {
    child.once('error', failed)
    child.once('close', (code, signal) => settle({ code: code ?? 128 + constants.signals[signal!], text, stdout }))
  })
}
