// Stands between the runner and an engine, and holds each answer back for so many milliseconds.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [milliseconds, program, ...args] = process.argv.slice(2)
const engine = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
process.stdin.pipe(engine.stdin)
createInterface({ input: engine.stdout }).on('line', line => {
  setTimeout(() => process.stdout.write(`${line}\n`), Number(milliseconds))
})
