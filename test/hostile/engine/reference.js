import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The reference engine that listens at a port of this machine; without one, a process of its own. */
export function referenceAt(port) {
  const { input, output, end } = port ? listening(Number(port)) : started()
  const waiting = []
  createInterface({ input: output }).on('line', line => waiting.shift()?.(JSON.parse(line)))
  return {
    ask: request => {
      input.write(`${JSON.stringify(request)}\n`)
      return new Promise(resolve => waiting.push(resolve))
    },
    end,
  }
}

function listening(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).on('error', () => {})
  return { input: socket, output: socket, end: () => socket.destroy() }
}

function started() {
  const bin = fileURLToPath(new URL('../../../bin/stccg-conformance.js', import.meta.url))
  const child = spawn(process.execPath, [bin, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => {})
  return { input: child.stdin, output: child.stdout, end: () => child.stdin.end() }
}
