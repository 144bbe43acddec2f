// Wrong on purpose in one way at one moment, and else the reference engine:
// `engine.js <fault> <moment> [--reference <port>] [--trace <file>] [--every-board]`. The fault is a name of faults/ or `put <pointer> <json>`.
// `--every-board`: it shows on boards without the mark, too. `--told-in <file>`: fault and moment are the lines of that file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { faultOf } from './faults.js'
import { Moments } from './moments.js'
import { referenceAt } from './reference.js'

const options = process.argv.slice(2)
const option = word => (options.includes(word) ? options[options.indexOf(word) + 1] : undefined)
const toldIn = option('--told-in')
const [name = '', moment = ''] = toldIn === undefined ? options : readFileSync(toldIn, 'utf8').split('\n')
const traced = option('--trace')
const isReborn = traced !== undefined && existsSync(traced) && readFileSync(traced, 'utf8').includes('began ')

/** Tells whoever looks on: that a process began or was left, or at which request the fault showed. */
const tell = (what, of) => traced && appendFileSync(traced, `${what} ${of}\n`)

const write = bytes => new Promise(resolve => process.stdout.write(bytes, resolve))
const say = reply => write(`${JSON.stringify(reply)}\n`)

tell('began', process.pid)
const fault = faultOf(name)
const moments = new Moments(moment, { isReborn, everyBoard: options.includes('--every-board') })
const showAt = request => tell('showed', request?.id ?? 0)

if (moment === 'start') {
  showAt()
  await fault({ write, tell })
}
const reference = referenceAt(option('--reference'))
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  const due = moments.at(request)
  if (due === 'die first') process.exit(9)
  const ask = () => reference.ask(request)
  if (due === 'instead') {
    showAt(request)
    await fault({ write, tell, request, ask })
  } else await say(await ask())
  if (moments.after(request)) {
    showAt(request)
    await fault({ write, tell })
  }
  if (request.do === 'bye') break
}
reference.end()
process.stdin.destroy()
