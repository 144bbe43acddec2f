import { setFlagsFromString } from 'node:v8'

interface Flag {
  readonly name: string
  readonly value: number
  readonly byItself: number
}

/** By itself V8 lets garbage grow to four times what is in use before it looks; a long run holds little at a time. */
const takeBackEarly: Flag = { name: '--heap-growing-percent', value: 60, byItself: 0 }

/** By the major version of Node: a function runs eight times as long before V8 optimises it. */
const optimiseLater: Readonly<Record<string, Flag>> = {
  20: { name: '--interrupt-budget', value: 540_000, byItself: 67_584 },
  22: { name: '--invocation-count-for-turbofan', value: 24_000, byItself: 3_000 },
  24: { name: '--invocation-count-for-turbofan', value: 24_000, byItself: 3_000 },
}

let isTuned = false

/** Fits V8 to one run over many functions, of which few are hot for long: by itself it spends as much time on optimising them as they take. */
export function tune(node: string = process.versions.node): void {
  if (isTuned) return
  isTuned = true
  const later = optimiseLater[node.split('.')[0] ?? '']
  const flags = [takeBackEarly, ...(later ? [later] : [])]
  for (const { name, value } of flags) setFlagsFromString(`${name}=${value}`)
  // What V8 has compiled is of use to later processes under the flags that they begin with.
  process.prependOnceListener('exit', () => {
    for (const { name, byItself } of flags) setFlagsFromString(`${name}=${byItself}`)
  })
}
