import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { bye, type HostileClient, hello, nameOfClient, posted } from './clients.ts'
import { controls, stack } from './judge-kind.ts'
import { type Print, row } from './table.ts'

/** Milliseconds for an answer to a right client. */
const patience = 20_000

/** Tries one after the other on one server of each kind, which must answer a right client after each, and ends it; how many complaints there were. */
export async function tryClients(all: readonly HostileClient[], print: Print): Promise<number> {
  let count = 0
  for (const way of ['tcp', 'http', 'page'] as const) {
    const clients = all.filter(one => one.way === way)
    if (!clients.length) continue
    const served = await Served.begin(way)
    const left: Socket[] = []
    for (const client of clients) {
      const sockets = await meet(client, served.port)
      left.push(...sockets)
      const complaints = [...(await ofAnswer(client, sockets)), ...(await served.complaints())]
      print(row({ name: nameOfClient(client), outcome: 'served', sentence: '', complaints }))
      count += complaints.length
    }
    const complaints = await served.end()
    for (const socket of left) socket.destroy()
    print(
      row({
        name: nameOfClient({ way, what: 'a signal', bytes: '', after: 'ends' }),
        outcome: 'ended',
        sentence: '',
        complaints,
      }),
    )
    count += complaints.length
  }
  return count
}

async function meet({ bytes, after, many = 1, way, status }: HostileClient, port: number): Promise<readonly Socket[]> {
  const isSlow = way === 'page' && many > 1 && bytes.length > 0
  const sockets = await Promise.all(Array.from({ length: many }, () => opened(port)))
  for (const socket of sockets) {
    // One whose answer is asked for is read by whoever looks at it.
    if (!isSlow && status === undefined) socket.resume()
    await new Promise<void>(resolve => socket.write(bytes.length ? bytes : way === 'tcp' ? '' : ' ', () => resolve()))
    if (after === 'ends') socket.end()
    if (after === 'breaks off') socket.resetAndDestroy()
  }
  return sockets
}

/** What is wrong with the answer, where one is expected. */
async function ofAnswer({ status }: HostileClient, [socket]: readonly Socket[]): Promise<readonly string[]> {
  if (status === undefined || !socket) return []
  const heard = await new Promise<string>(resolve => {
    const late = setTimeout(() => resolve('nothing'), patience)
    socket.once('data', chunk => {
      clearTimeout(late)
      resolve(String(chunk).split('\r\n', 1)[0] ?? '')
    })
  })
  return heard.startsWith(`HTTP/1.1 ${status} `) ? [] : [`answered with ${heard}`]
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject)
      socket.on('error', () => {})
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

const commands = {
  tcp: ['serve', '--tcp', '0'],
  http: ['serve', '--http', '0'],
  page: ['playground', '--serve', '--port', '0'],
} as const

/** MiB that the memory of a server may come to; the page has a few, and slow readers share them. */
const mostMemory = 600

/** A server in a process of its own. */
class Served {
  readonly #process: ChildProcess
  readonly #way: HostileClient['way']
  readonly port: number
  readonly #said: () => string

  private constructor(process: ChildProcess, way: HostileClient['way'], port: number, said: () => string) {
    this.#process = process
    this.#way = way
    this.port = port
    this.#said = said
  }

  static async begin(way: HostileClient['way']): Promise<Served> {
    const words = ['--max-old-space-size=256', bin, ...commands[way]]
    const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    server.stderr.on('data', chunk => {
      said += chunk
    })
    const port = await new Promise<number>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`${commands[way].join(' ')} ended: ${said}`)))
      server.stdout.once('data', chunk => resolve(Number(/:(\d+)/.exec(String(chunk))?.[1])))
    })
    return new Served(server, way, port, () => said)
  }

  async complaints(): Promise<readonly string[]> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null)
      return [`the server ended: ${this.#said().slice(0, 300)}`]
    const isServed = await greets(this.port, this.#way)
    return [
      ...(isServed ? [] : ['a right client is not served']),
      ...(stack.test(this.#said()) || controls.test(this.#said()) ? [`said: ${this.#said().slice(0, 300)}`] : []),
    ]
  }

  /** By a signal, whoever is still there. */
  async end(): Promise<readonly string[]> {
    if (this.#process.exitCode !== null) return []
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(this.#process.pid)], { encoding: 'utf8' })
    const memory = Math.round(Number(stdout) / 1024)
    const ended = new Promise<number | null>(resolve => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    const late = setTimeout(() => this.#process.kill('SIGKILL'), patience)
    const code = await ended
    clearTimeout(late)
    return [
      ...(code === 0 ? [] : [`it does not end when it is told to: ${code}`]),
      ...(memory <= mostMemory ? [] : [`it has taken ${memory} MiB`]),
    ]
  }
}

/** A right client greets, and takes leave of the session that it was given. */
async function greets(port: number, way: HostileClient['way']): Promise<boolean> {
  const socket = await opened(port)
  try {
    if (way === 'page') return await reads(socket)
    return await new Promise<boolean>(resolve => {
      const late = setTimeout(() => resolve(false), patience)
      let heard = ''
      socket.on('data', chunk => {
        const before = heard
        heard += chunk
        if (!/"protocol":"1\.0"/.test(heard)) return
        const session = /^stccg-session: (\S+)/im.exec(heard)?.[1]
        if (way === 'http' && !before.includes('"protocol"')) socket.write(posted(bye, `Stccg-Session: ${session}\r\n`))
        if (way === 'http' && !/"id":9,"result"/.test(heard)) return
        clearTimeout(late)
        resolve(true)
      })
      socket.write(way === 'tcp' ? hello : posted(hello))
    })
  } finally {
    socket.destroy()
  }
}

/** Whether the page comes whole. */
async function reads(socket: Socket): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
  return await new Promise<boolean>(resolve => {
    const late = setTimeout(() => resolve(false), patience)
    let [first, last] = ['', '']
    socket.on('data', chunk => {
      first ||= String(chunk)
      last = `${last}${chunk}`.slice(-20)
    })
    socket.once('close', () => {
      clearTimeout(late)
      resolve(first.startsWith('HTTP/1.1 200 ') && last.trimEnd().endsWith('</html>'))
    })
  })
}
