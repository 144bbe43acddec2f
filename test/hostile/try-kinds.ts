import { referenceEngine } from '../../engine/adapter/serve.ts'
import { serveTcp } from '../../protocol/serve-tcp.ts'
import { judge } from './judge-kind.ts'
import { type Killed, killRun, nameOfKilled } from './kill-run.ts'
import { type Kind, nameOf } from './kind.ts'
import { playKind, stillThere } from './play-kind.ts'
import { type Print, row } from './table.ts'

/** Tries one kind after the other and prints a row for each; how many complaints there were. */
export async function tryKinds(kinds: readonly Kind[], print: Print): Promise<number> {
  return withReference(async port => {
    let count = 0
    for (const kind of kinds) {
      const found = await playKind(kind, port)
      const { outcome, sentence, complaints } = judge(kind, found)
      const left = await stillThere(found.pids)
      for (const pid of left) process.kill(pid, 'SIGKILL')
      const all = [...complaints, ...(left.length ? [`processes are left: ${left.join(', ')}`] : [])]
      print(row({ name: nameOf(kind), outcome, sentence, complaints: all }))
      count += all.length
    }
    return count
  })
}

/** The same with runs that are ended from without. */
export async function tryKillings(killings: readonly Killed[], print: Print): Promise<number> {
  return withReference(async port => {
    let count = 0
    for (const killed of killings) {
      const { sentence, complaints } = await killRun(killed, port)
      print(row({ name: nameOfKilled(killed), outcome: 'ended', sentence, complaints }))
      count += complaints.length
    }
    return count
  })
}

/** The right engine, which all hostile ones ask, at a port of this machine. */
export async function withReference<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = await serveTcp(() => referenceEngine(), 0)
  try {
    return await use(Number(new URL(server.address).port))
  } finally {
    await server.close()
  }
}
