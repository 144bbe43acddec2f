import { referenceEngine } from '../../engine/adapter/serve.ts'
import { serveTcp } from '../../protocol/serve-tcp.ts'
import { judge } from './judge-kind.ts'
import { type Killed, killRun, nameOfKilled } from './kill-run.ts'
import { type Kind, nameOf } from './kind.ts'
import { playKind, stillThere } from './play-kind.ts'
import { type Print, type Row, row } from './table.ts'

/** Tries one kind after the other and prints a row for each; how many complaints there were. */
export const tryKinds = (kinds: readonly Kind[], print: Print): Promise<number> =>
  oneByOne(kinds, print, async (kind, port) => {
    const found = await playKind(kind, port)
    const { outcome, sentence, complaints } = judge(kind, found)
    const left = await stillThere(found.pids)
    for (const pid of left) process.kill(pid, 'SIGKILL')
    const all = [...complaints, ...(left.length ? [`processes are left: ${left.join(', ')}`] : [])]
    return { name: nameOf(kind), outcome, sentence, complaints: all }
  })

/** The same with runs that are ended from without. */
export const tryKillings = (killings: readonly Killed[], print: Print): Promise<number> =>
  oneByOne(killings, print, async (killed, port) => ({
    name: nameOfKilled(killed),
    outcome: 'ended',
    ...(await killRun(killed, port)),
  }))

/** Tries one after the other beside the right engine and prints a row for each; how many complaints there were. */
export async function oneByOne<T>(
  all: readonly T[],
  print: Print,
  tried: (one: T, port: number, at: number) => Promise<Row>,
): Promise<number> {
  if (!all.length) return 0
  return withReference(async port => {
    let count = 0
    for (const [at, one] of all.entries()) {
      const found = await tried(one, port, at)
      print(row(found))
      count += found.complaints.length
    }
    return count
  })
}

/** The right engine, which all hostile ones ask, at a port of this machine. */
async function withReference<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = await serveTcp(() => referenceEngine(), 0)
  try {
    return await use(Number(new URL(server.address).port))
  } finally {
    await server.close()
  }
}
