import { setFlagsFromString } from 'node:v8'

/** By the major version of Node, the flag that lets a function run eight times as long before V8 optimises it. */
const optimiseLater: Readonly<Record<string, string>> = {
  20: '--interrupt-budget=540000',
  22: '--invocation-count-for-turbofan=24000',
  24: '--invocation-count-for-turbofan=24000',
}

/** Fits V8 to one run over many functions, of which few are hot for long: by itself it spends as much time on optimising them as they take. */
export function tune(node: string = process.versions.node): void {
  // By itself V8 lets garbage grow to four times what is in use before it looks; a long run holds little at a time.
  setFlagsFromString('--heap-growing-percent=60')
  const flag = optimiseLater[node.split('.')[0] ?? '']
  if (flag) setFlagsFromString(flag)
}
