import { setFlagsFromString } from 'node:v8'
import { tableOf } from '../cards/table-of.ts'

interface Flag {
  readonly name: string
  readonly value: number
  readonly byItself: number
}

/** By itself V8 lets garbage grow to four times what is in use before it looks; a long run holds little at a time. */
const takenBackEarly: Flag = { name: '--heap-growing-percent', value: 30, byItself: 0 }

/** By the major version of Node: a function runs eight times as long before V8 optimises it. */
const optimisedLater: Readonly<Record<string, Flag>> = tableOf({
  20: { name: '--interrupt-budget', value: 540_000, byItself: 67_584 },
  22: { name: '--invocation-count-for-turbofan', value: 24_000, byItself: 3_000 },
  24: { name: '--invocation-count-for-turbofan', value: 24_000, byItself: 3_000 },
})

const set = new Set<Flag>()

/** Cases use many functions, of which few are hot for long: by itself V8 spends as much time on optimising them as they take. */
export function optimiseLater(node: string = process.versions.node): void {
  const flag = optimisedLater[node.split('.')[0] ?? '']
  if (flag) keepTo(flag)
}

/** For a long run. */
export function takeBackMemoryEarly(): void {
  keepTo(takenBackEarly)
}

/** Until the process ends: what V8 has compiled is of use to later ones under the flags that they begin with. */
function keepTo(flag: Flag): void {
  if (set.has(flag)) return
  if (!set.size) process.prependOnceListener('exit', () => set.forEach(one => void put(one.name, one.byItself)))
  set.add(flag)
  put(flag.name, flag.value)
}

const put = (name: string, value: number): void => setFlagsFromString(`${name}=${value}`)
