/** Says on a terminal what goes on, and takes it back when it is over; says nothing elsewhere. */
export async function busy<T>(
  what: string,
  work: () => T | Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (!stream.isTTY) return work()
  stream.write(`${what} …`)
  // What computes without a pause would keep the words from being shown.
  await new Promise(resolve => setImmediate(resolve))
  try {
    return await work()
  } finally {
    stream.write('\r\u001b[K')
  }
}
