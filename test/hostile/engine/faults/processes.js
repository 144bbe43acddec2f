import { spawn } from 'node:child_process'

const reply = async ({ ask, write }) => ask && write(`${JSON.stringify(await ask())}\n`)

function leave({ tell }, options) {
  const child = spawn('sleep', ['3600'], options)
  child.unref()
  tell('left', child.pid)
}

const ignoring = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** A right reply, or silence, and something beside it. */
export const processes = {
  'leaves a child': io => {
    leave(io, { stdio: 'ignore' })
    return reply(io)
  },
  'leaves a child that holds its output': io => {
    leave(io, { stdio: 'inherit' })
    return reply(io)
  },
  'leaves a daemon': io => {
    leave(io, { stdio: 'ignore', detached: true })
    return reply(io)
  },
  'leaves a daemon that holds its output': io => {
    leave(io, { stdio: 'inherit', detached: true })
    return reply(io)
  },
  'leaves a daemon and ends': io => {
    leave(io, { stdio: 'ignore', detached: true })
    process.exit(7)
  },
  'leaves a daemon that holds its output, and ends': io => {
    leave(io, { stdio: 'inherit', detached: true })
    process.exit(7)
  },
  'leaves a daemon and is silent': io => {
    leave(io, { stdio: 'inherit', detached: true })
    return new Promise(() => {})
  },
  'ignores signals and its end': io => {
    for (const signal of ignoring) process.on(signal, () => {})
    setInterval(() => {}, 1 << 30)
    return reply(io)
  },
  'takes 200 MB for itself': io => {
    globalThis.hoard = Buffer.alloc(200 << 20, 1)
    return reply(io)
  },
  'writes 20 MB to stderr': async io => {
    const lines = `${'y'.repeat(200)}\n`.repeat(5_000)
    for (let at = 0; at < 20; at += 1) await new Promise(resolve => process.stderr.write(lines, resolve))
    return reply(io)
  },
  'writes bytes to stderr': async io => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256))
    await new Promise(resolve => process.stderr.write(bytes, resolve))
    return reply(io)
  },
}
