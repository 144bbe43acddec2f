/** Stops this process where it is, so that nothing wakes it but a signal. */
const stopHere = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
const forever = () => new Promise(() => setInterval(() => {}, 1 << 30))
const ignoreSignals = () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGPIPE']) process.on(signal, () => {})
}

/** No reply: it is silent, or it ends. */
export const deaths = {
  'is silent for ever': forever,
  'stands still': stopHere,
  'stands still and ignores signals': () => {
    ignoreSignals()
    return stopHere()
  },
  'stops itself': () => {
    process.kill(process.pid, 'SIGSTOP')
    return forever()
  },
  'ends with code 0': () => process.exit(0),
  'ends with code 7': () => process.exit(7),
  'is killed': () => {
    process.kill(process.pid, 'SIGKILL')
    return forever()
  },
  throws: () => {
    throw new Error('nobody has foreseen this')
  },
  'closes its output': async () => {
    await import('node:fs').then(({ closeSync }) => closeSync(1))
    return forever()
  },
  'closes its input': async () => {
    process.stdin.destroy()
    await import('node:fs').then(({ closeSync }) => closeSync(0))
    return forever()
  },
  'ends after many words on stderr': async () => {
    for (let line = 0; line < 2_000; line += 1) process.stderr.write(`${line} \u001b[31m::error::${'x'.repeat(400)}\n`)
    await new Promise(resolve => process.stderr.write('the last words\n', resolve))
    process.exit(3)
  },
}
