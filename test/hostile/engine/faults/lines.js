const text = async ({ ask }) => JSON.stringify(ask ? await ask() : { id: 1, result: {} })
const newline = '\n'

/** Writes so many pieces, or pieces without end, and never more than the reader takes. */
async function pour(write, piece, count = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < count; at += 1) await write(piece)
}

/** Lines that are not the reply. */
export const lines = {
  'writes rubbish': ({ write }) => write('Listening on port 8080\n'),
  'writes an empty line': ({ write }) => write(newline),
  'writes a list': async io => io.write(`[${await text(io)}]\n`),
  'logs before it replies': async io => io.write(`[info] thinking\n${await text(io)}\n`),
  'logs after it has replied': async io => io.write(`${await text(io)}\n[info] done\n`),
  'writes half a line': async io => {
    const whole = await text(io)
    await io.write(whole.slice(0, whole.length / 2))
    return new Promise(() => {})
  },
  'writes half a line and ends': async io => {
    const whole = await text(io)
    await io.write(whole.slice(0, whole.length / 2))
    process.exit(0)
  },
  'breaks the reply in two lines': async io => {
    const whole = await text(io)
    await io.write(`${whole.slice(0, whole.length / 2)}\n${whole.slice(whole.length / 2)}\n`)
  },
  'writes what is not UTF-8': async io =>
    io.write(Buffer.concat([Buffer.from([0x22, 0xff, 0xfe]), Buffer.from(newline)])),
  'writes UTF-16': async io => io.write(Buffer.from(`${await text(io)}\n`, 'utf16le')),
  'begins with a byte order mark': async io => io.write(`\uFEFF${await text(io)}\n`),
  'writes zero bytes': async io => io.write(`\0\0\0\0${await text(io)}\n`),
  'writes a line of 6 MB': async ({ write }) => {
    await pour(write, 'x'.repeat(1 << 20), 6)
    await write(newline)
  },
  'writes a line without end': ({ write }) => pour(write, 'x'.repeat(1 << 16)),
  'writes lines without end': ({ write }) => pour(write, 'rubbish\n'.repeat(1 << 12)),
  'writes blanks without end': ({ write }) => pour(write, ' '.repeat(1 << 16)),
  'nests 10,000 levels': ({ write }) => write(`${'['.repeat(10_000)}${']'.repeat(10_000)}\n`),
  'nests 10,000 levels in a field': async io => {
    const whole = await text(io)
    await io.write(`${whole.slice(0, -1)},"x-deep":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}\n`)
  },
  'replies twice': async io => {
    const whole = await text(io)
    await io.write(`${whole}\n${whole}\n`)
  },
  'repeats the reply without end': async io => pour(io.write, `${await text(io)}\n`),
  'drips its reply too slowly': async io => {
    for (const letter of (await text(io)).padStart(10_000)) {
      await io.write(letter)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  },
  'drips its reply': async io => {
    for (const letter of `${await text(io)}\n`.match(/.{1,40}|\n/gsu) ?? []) {
      await io.write(letter)
      await new Promise(setImmediate)
    }
  },
  'ends its line with a carriage return': async io => io.write(`${await text(io)}\r\n`),
  'escapes every letter': async io =>
    io.write(`${(await text(io)).replace(/(?<=")[\w ]+(?=")/g, word => [...word].map(escaped).join(''))}\n`),
}

const escaped = letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
