// `npm run hostile`: every kind of hostile engine, runs that are ended from without, 3,000 mutated inputs, odd paths in every
// option that takes one, hostile engines under other commands and under `run --watch`, hostile clients of `serve` and `playground --serve`, hostile links to pages, and a row for each. `--sample`: of each a twentieth, of paths a thirtieth, of engines under other commands and watched ones none, by lot. `--only <words>`: rows that begin so or hold them. `--shard 2/4`: only this part of the rows, mutated inputs and paths. SEED=<number>: what is drawn.
import { parseArgs } from 'node:util'
import { readShard } from '../../cli/run/read-shard.ts'
import * as fc from '../fixture/fc.ts'
import { seed } from '../fixture/seed.ts'
import { hostileClients, nameOfClient } from './clients.ts'
import { tryPaths, type Way } from './commands/try-paths.ts'
import { inputs } from './inputs/inputs.ts'
import { tryInputs } from './inputs/try-inputs.ts'
import { killings, nameOfKilled } from './kill-run.ts'
import { nameOf } from './kind.ts'
import { kinds } from './kinds.ts'
import { links, nameOfLink, tryLinks } from './links.ts'
import { tryClients } from './serve-clients.ts'
import { elsewhere, nameOfElsewhere, tryElsewhere } from './try-elsewhere.ts'
import { tryKillings, tryKinds } from './try-kinds.ts'
import { nameOfWatched, tryWatched, watched } from './watch-run.ts'

/** Mutations of all kinds of input together. */
const mutations = 3_000
/** MiB that this process may take at most, whatever engines and files do to it. */
const mostMemory = 900

const { values } = parseArgs({
  options: { sample: { type: 'boolean' }, only: { type: 'string' }, shard: { type: 'string' } },
})
const { sample = false, only = '' } = values
const { index, count } = readShard(values.shard ?? '1/1')

/** Those of this shard. */
const dealt = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % count === index - 1)

const drawn = <T>(all: readonly T[], name: (one: T) => string): readonly T[] => {
  const some = dealt(all.filter(one => name(one).includes(only)))
  if (!sample) return some
  const many = Math.ceil(some.length / 20)
  return fc.sample(fc.shuffledSubarray([...some], { minLength: many, maxLength: many }), { numRuns: 1, seed })[0]!
}

const drawnPaths = (all: readonly Way[]): readonly Way[] => {
  const wanted = all.filter(
    ({ option, path }) => `path: ${option.name} ${path.what}`.includes(only) && !(sample && option.isSlow),
  )
  const some = dealt(wanted)
  const many = sample ? Math.ceil(some.length / 30) : some.length
  return fc.sample(fc.shuffledSubarray([...some], { minLength: many, maxLength: many }), { numRuns: 1, seed })[0]!
}

const print = (line: string): void => console.log(line)
const each = Math.ceil(mutations / inputs.length / (sample ? 20 : 1))
const chosen = {
  kinds: drawn(kinds, nameOf),
  killings: drawn(killings, nameOfKilled),
  inputs: dealt(inputs.filter(({ name }) => name.includes(only))),
  // Each takes seconds; what they are about has tests of its own.
  elsewhere: sample ? [] : drawn(elsewhere, nameOfElsewhere),
  watched: sample ? [] : drawn(watched, nameOfWatched),
  clients: drawn(hostileClients, nameOfClient),
  links: drawn(links, nameOfLink),
}

print(`Played at random with SEED=${seed}`)
print('kind | outcome | sentence')
let complaints = await tryInputs(chosen.inputs, { each, seed }, print)
complaints += await tryKinds(chosen.kinds, print)
complaints += await tryKillings(chosen.killings, print)
complaints += await tryElsewhere(chosen.elsewhere, print)
complaints += await tryWatched(chosen.watched, print)
complaints += await tryClients(chosen.clients, print)
complaints += await tryLinks(chosen.links, print)
// They begin with a few runs.
const paths = !only || only.startsWith('path: ') ? await tryPaths(drawnPaths, print) : { tried: 0, complaints: 0 }
complaints += paths.complaints

const memory = process.resourceUsage().maxRSS / 1024
if (memory > mostMemory) {
  print(`✖ ${Math.round(memory)} MiB were taken, and ${mostMemory} are enough`)
  complaints += 1
}
const counts = [
  `${chosen.kinds.length} kinds of hostile engines`,
  `${chosen.killings.length} runs ended from without`,
  `${chosen.elsewhere.length} hostile engines under other commands`,
  `${chosen.watched.length} hostile engines that are watched`,
  `${chosen.clients.length} hostile clients of servers`,
  `${chosen.links.length} hostile links`,
  `${chosen.inputs.length * each} mutated inputs`,
  `${paths.tried} odd paths`,
]
print(`${counts.join(', ')}: ${complaints} complaints.`)
process.exitCode = complaints ? 1 : 0
