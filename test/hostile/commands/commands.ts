import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What came of a command. */
export interface Came {
  /** -1 = it threw; undefined = it did not end, or took the process with it. */
  readonly code?: number
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
}

/** Milliseconds after which a command is said never to end; any that ends takes a fraction of it. */
const patience = 1_800_000
/** MiB that a command may take. */
const mostMemory = 1_500

/** Runs commands one after another in a process that is started once, and anew where one of them does not come back. */
export class Commands {
  readonly #cwd: string
  #child: ChildProcess | undefined

  constructor(cwd: string) {
    this.#cwd = cwd
  }

  async run(...words: readonly string[]): Promise<Came> {
    const began = performance.now()
    this.#child ??= fork(here('worker.ts'), {
      cwd: this.#cwd,
      execArgv: [`--max-old-space-size=${mostMemory}`, '--import', here('../../../bin/register.js')],
      env: { ...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const child = this.#child
    const came = await new Promise<Omit<Came, 'seconds'>>(resolve => {
      const gone = (): void => resolve({ stdout: '', stderr: '' })
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      child.once('exit', gone)
      child.once('message', (message: Omit<Came, 'seconds'>) => {
        clearTimeout(timer)
        child.off('exit', gone)
        resolve(message)
      })
      child.send(words)
    })
    if (came.code === undefined) this.#child = undefined
    return { ...came, seconds: (performance.now() - began) / 1000 }
  }

  close(): void {
    this.#child?.kill()
    this.#child = undefined
  }
}

/** What is wrong with how a command ended, whatever it was asked: it must end, by an exit code that is documented, and what it says is for people. */
export function faultsOf({ code, stdout, stderr }: Came): readonly string[] {
  if (code === undefined) return ['it does not end, or ends the process']
  const all = `${stdout}\n${stderr}`
  return [
    ...(code === -1 ? [`thrown: ${stderr.slice(0, 700)}`] : []),
    ...([0, 1, 2, 3].includes(code) || code === -1 ? [] : [`exit code ${code}`]),
    ...(code === 2 && !stderr.trim() ? ['exit code 2 without a word'] : []),
    ...(code !== -1 && /^ {4}at \S/m.test(all) ? [`a stack trace: ${all.slice(0, 500)}`] : []),
    ...(code === 2 && /\bundefined\b(?! step)|\[object |Cannot read|is not a function|\bNaN\b/.test(stderr)
      ? [`no sentence for people: ${stderr.slice(0, 500)}`]
      : []),
    ...(/[^\P{Cc}\n\t]/u.test(all)
      ? [`control characters: ${JSON.stringify(/.{0,60}[^\P{Cc}\n\t].{0,60}/u.exec(all)?.[0])}`]
      : []),
    ...(code === 2 && stderr.length > 20_000 ? [`${stderr.length} characters`] : []),
  ]
}
