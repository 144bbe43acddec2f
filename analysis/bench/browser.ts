import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { executable } from './find-browser.ts'

const flags = '--headless --remote-debugging-pipe --no-sandbox --disable-gpu --disable-dev-shm-usage'.split(' ')

/** How a page is to be shown. */
export interface View {
  readonly width?: number
  readonly dark?: boolean
  /** Part of the address after `#`. */
  readonly hash?: string
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
  readonly params?: object
  readonly result?: never
  readonly error?: { readonly message: string }
}

interface Evaluated<T> {
  readonly result: { readonly value: T }
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } }
}

/** A headless browser, driven over a pipe; no port is opened. */
export class Browser {
  readonly #home = mkdtempSync(join(tmpdir(), 'stccg-browser-'))
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  readonly #complaints: string[] = []
  #session: string | undefined
  #last = 0
  #rest = ''

  constructor() {
    const options = [...flags, `--user-data-dir=${this.#home}`]
    this.#child = spawn(executable!, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
    const [input, output] = this.#child.stdio.slice(3) as [Writable, Readable]
    input.on('error', error => this.#fail(error))
    output.setEncoding('utf8').on('data', text => this.#receive(text))
    this.#child.on('exit', () => this.#fail(new Error('The browser ended.')))
    this.#child.on('error', error => this.#fail(error))
  }

  /** Opens a file in a page of its own, and waits until it shows a heading. */
  async open(file: string, { width = 1280, dark = false, hash = '' }: View = {}): Promise<void> {
    if (this.#session) await this.#send('Page.close')
    this.#session = undefined
    this.#complaints.length = 0
    const { targetId } = await this.#send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
    const attached = await this.#send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    this.#session = attached.sessionId
    for (const domain of ['Page', 'Runtime', 'Log']) await this.#send(`${domain}.enable`)
    await this.#send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false })
    const features = [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }]
    await this.#send('Emulation.setEmulatedMedia', { features })
    await this.#send('Page.navigate', { url: `${pathToFileURL(file).href}${hash && `#${encodeURI(hash)}`}` })
    await this.until(`document.readyState === 'complete' && document.querySelector('h1')`)
  }

  /** The value of an expression in the page, awaited there. */
  async evaluate<T>(expression: string): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await this.#send<Evaluated<T>>('Runtime.evaluate', asked)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? `It threw: ${expression}`)
    return result.value
  }

  /** Waits until an expression is true in the page, for ten minutes at most. */
  async until(expression: string): Promise<void> {
    for (let turn = 0; turn < 24_000; turn++) {
      if (await this.evaluate(`Boolean(${expression})`)) return
      await new Promise(done => setTimeout(done, 25))
    }
    throw new Error(`Not within ten minutes: ${expression}`)
  }

  /** Presses a key, with Ctrl if that is said. */
  async press(code: string, held?: 'Ctrl'): Promise<void> {
    const key = {
      key: code === 'Space' ? ' ' : code,
      code,
      modifiers: held ? 2 : 0,
      windowsVirtualKeyCode: code === 'Space' ? 32 : 0,
    }
    await this.#send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

  /** The whole page as a PNG. */
  async picture(): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>('Page.captureScreenshot', { captureBeyondViewport: true })
    return Buffer.from(data, 'base64')
  }

  /** Complaints of the page since it was opened: errors, warnings of the security policy, thrown exceptions. */
  get complaints(): readonly string[] {
    return [...this.#complaints]
  }

  async close(): Promise<void> {
    const gone = new Promise(done => this.#child.once('close', done))
    this.#session = undefined
    this.#send('Browser.close').catch(() => undefined)
    await gone
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }

  #send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#last
    const input = this.#child.stdio[3] as Writable
    input.write(`${JSON.stringify({ id, method, params, ...(this.#session ? { sessionId: this.#session } : {}) })}\0`)
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #receive(text: string): void {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop()!
    for (const message of messages) this.#take(JSON.parse(message) as Message)
  }

  #take({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      const isComplaint = method === 'Runtime.exceptionThrown' || method === 'Log.entryAdded'
      if (isComplaint && sessionId === this.#session) this.#complaints.push(JSON.stringify(params))
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result as never)
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
