// The thread beside a command that computes without a pause: it writes on one line of the terminal what goes on and for how long.
import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

const { fd, what, columns } = workerData
const start = Date.now()
let count = ''

parentPort.on('message', words => {
  count = words
})

setInterval(() => {
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`
  const line = [`${what} …`, count, count ? `· ${seconds}` : seconds].filter(Boolean).join(' ')
  try {
    writeSync(fd, `\r${line.slice(0, columns - 1)}\u001b[K`)
  } catch {
    // The terminal is gone, or takes nothing just now.
  }
}, workerData.every)
