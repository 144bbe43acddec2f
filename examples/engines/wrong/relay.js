// Not wrong by itself: starts a right engine and stands between it and the runner. Every engine here spoils what passes.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const every = 'every'
const { options, command } = readArguments(process.argv.slice(2))

/**
 * Serves the runner until it closes stdin or the right engine ends. `spoil(request, forward)` gives the reply: an object, a
 * string to be written as it stands, or undefined for silence. `forward(request)` asks the right engine.
 */
export async function relay(spoil) {
  const forward = startEngine(command)
  for await (const line of createInterface({ input: process.stdin })) {
    const reply = await spoil(JSON.parse(line), forward)
    if (reply !== undefined) await write(typeof reply === 'string' ? reply : `${JSON.stringify(reply)}\n`)
  }
  forward.end()
}

/** The command line is `[--name value]... program [argument]...`, the program being the right engine. */
export function option(name, otherwise) {
  return options.get(name) ?? otherwise
}

/** Whether the request is an act of the kind that `--on` names; `every` stands for all kinds, and for answers. */
export function isOn(request, otherwise = 'beam') {
  const kind = option('on', otherwise)
  if (request.do === 'act') return kind === every || request.act.kind === kind
  return request.do === 'answer' && kind === every
}

/**
 * The same without names of rulings, for engines that spoil verdicts: those that the right engine names would not be what
 * decided, and the runner would see that before anything else.
 */
export function namingNoRulings(spoil) {
  return async (request, forward) => {
    const reply = await spoil(request, forward)
    if (!reply?.result) return reply
    const { rulings: _, ...result } = reply.result
    if (result.can) result.can = { ...result.can, rulings: false }
    return { ...reply, result }
  }
}

/** Settles when the text has been written. */
export function write(text) {
  return new Promise(resolve => process.stdout.write(text, resolve))
}

function startEngine([program, ...args]) {
  const engine = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = []
  createInterface({ input: engine.stdout }).on('line', line => waiting.shift()?.(JSON.parse(line)))
  engine.on('error', error => stop(`Cannot start the right engine: ${error.message}`))
  engine.on('close', code => write('').then(() => process.exit(code ?? 1)))
  engine.stdin.on('error', () => {})
  const forward = request => {
    engine.stdin.write(`${JSON.stringify(request)}\n`)
    return new Promise(resolve => waiting.push(resolve))
  }
  forward.end = () => engine.stdin.end()
  return forward
}

function readArguments(words) {
  const options = new Map()
  let at = 0
  for (; words[at]?.startsWith('--'); at += 2) options.set(words[at].slice(2), words[at + 1])
  if (at >= words.length)
    stop('Give the command of a right engine after the options, such as: node bin/stccg-conformance.js serve')
  return { options, command: words.slice(at) }
}

function stop(message) {
  console.error(message)
  process.exit(2)
}
