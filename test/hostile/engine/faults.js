import { boards } from './faults/boards.js'
import { deaths } from './faults/deaths.js'
import { lines } from './faults/lines.js'
import { processes } from './faults/processes.js'
import { put } from './faults/put.js'
import { verdicts } from './faults/verdicts.js'

const faults = { ...deaths, ...lines, ...processes, ...boards, ...verdicts }

/**
 * What is done in the place of the right reply: `write(bytes)` to standard output, `tell('left', pid)` of a process that stays,
 * and, where there is a `request`, `ask()` for the right reply.
 */
export function faultOf(name) {
  if (name.startsWith('put ')) return put(name)
  if (Object.hasOwn(faults, name)) return faults[name]
  process.stderr.write(`There is no fault "${name}": ${Object.keys(faults).join(', ')}, put <pointer> <json>\n`)
  return process.exit(2)
}
