import { type SpawnOptions, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const { compiled } = createRequire(import.meta.url)('../bin/compile.cjs')
const isPosix = process.platform !== 'win32'
/** Of no user; who is not root is kept out by the rights alone. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A program with a cache of its own, which keeps two things and tells what it got and how often it made one. */
function program(): { readonly main: string; readonly kept: string } {
  const root = temporaryFolder('stccg-cache-')
  const kept = join(root, 'node_modules', '.cache', 'stccg-conformance')
  for (const folder of [join(root, 'cache'), kept]) mkdirSync(folder, { recursive: true })
  for (const folder of [root, kept]) chmodSync(folder, 0o755)
  writeFileSync(join(root, 'cache', 'cache.mjs'), compiled(here('cache.ts'), 'esm'))
  const main = join(root, 'main.mjs')
  writeFileSync(
    main,
    `import { cached, cachedBeside } from './cache/cache.mjs'
let made = 0
const make = value => { made += 1; return value }
const text = cached('text', 'a', () => make('x'.repeat(90_000)))
const { packed } = cachedBeside('packed', 'a', () => make({ value: 1, packed: Buffer.alloc(90_000, 1) }))
console.log(text.length + packed.length, made)
`,
  )
  return { main, kept }
}

const right = (made: number) => ({ code: 0, said: `180000 ${made}\n` })

function run(command: readonly string[], options: SpawnOptions = {}) {
  const [first = '', ...more] = command
  return new Promise<{ readonly code: number | null; readonly said: string }>(settle => {
    let said = ''
    const child = spawn(first, more, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
    child.once('close', code => settle({ code, said }))
  })
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(one => (one.isFile() ? [one.name] : []))

describe('a cache costs time and nothing else', () => {
  for (const [what, mode] of [
    ['may not be written', 0o555],
    ['may not even be read', 0o000],
  ] as const)
    it(`where it is another user's and ${what}`, { skip: !isPosix }, async () => {
      const { main, kept } = program()
      expect(await run([process.execPath, main])).to.deep.equal(right(2))
      const values = join(kept, 'values')
      chmodSync(values, mode)
      const found = await run([process.execPath, main], nobody)
      chmodSync(values, 0o755)
      expect(found).to.deep.equal(right(mode === 0 ? 2 : 0))
    })

  it('where nothing can be made in it', { skip: !isPosix }, async () => {
    const { main, kept } = program()
    chmodSync(kept, 0o555)
    expect(await run([process.execPath, main], nobody)).to.deep.equal(right(2))
    chmodSync(kept, 0o755)
    expect(filesIn(kept)).to.deep.equal([])
  })

  it('where a file ends sooner than what is kept, as on a full disk', { skip: !isPosix }, async () => {
    const { main, kept } = program()
    const limited = ['sh', '-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, main]
    expect(await run(limited)).to.deep.equal(right(2))
    expect(filesIn(kept)).to.deep.equal([])
  })

  it('where several begin at once with none', async () => {
    const { main, kept } = program()
    const all = await Promise.all(Array.from({ length: 4 }, () => run([process.execPath, main])))
    for (const { code, said } of all) expect(`${code} ${said}`).to.match(/^0 180000 [012]\n$/)
    expect(filesIn(kept).toSorted()).to.deep.equal(['packed.packed', 'text.json'])
    expect(await run([process.execPath, main])).to.deep.equal(right(0))
  })

  it('where what V8 compiled of the bundle is damaged, which it does not survive', async () => {
    const root = temporaryFolder('stccg-cache-')
    for (const folder of ['bin', 'bundle']) mkdirSync(join(root, folder))
    for (const name of ['start-bundle.cjs', 'keep.cjs']) copyFileSync(here(`../bin/${name}`), join(root, 'bin', name))
    const bodies = Array.from({ length: 300 }, (_, i) => `exports.f${i} = a => [a + ${i}, 'text ${i}'].join(' ')`)
    writeFileSync(
      join(root, 'bundle', 'main.cjs'),
      `// one\n${bodies.join('\n')}\nexports.all = () => Object.values(exports).slice(0, 300).map(f => f(1)).join().length\n`,
    )
    const main = join(root, 'main.cjs')
    writeFileSync(
      main,
      "console.log(require('./bin/start-bundle.cjs').start(require('node:path').join(__dirname, 'bundle', 'main.cjs')).all())\n",
    )
    const first = await run([process.execPath, main])
    expect(first.code).to.equal(0)
    const kept = join(root, 'node_modules', '.cache', 'stccg-conformance', 'bundle.v8')
    const whole = readFileSync(kept)
    for (const damaged of [
      whole.subarray(0, whole.length / 2),
      ...[0.2, 0.4, 0.6, 0.8].map(part => {
        const at = Math.floor(part * whole.length)
        return Buffer.from(whole).fill(0xa5, at, at + 64)
      }),
    ]) {
      writeFileSync(kept, damaged)
      expect(await run([process.execPath, main])).to.deep.equal(first)
    }
  })

  it('where what a module was compiled to is damaged', () => {
    const root = temporaryFolder('stccg-cache-')
    for (const folder of ['bin', 'node_modules']) mkdirSync(join(root, folder))
    for (const name of ['compile.cjs', 'keep.cjs']) copyFileSync(here(`../bin/${name}`), join(root, 'bin', name))
    copyFileSync(here('../tsconfig.json'), join(root, 'tsconfig.json'))
    for (const name of ['ts-node', 'typescript', '@swc'])
      symlinkSync(realpathSync(here(`../node_modules/${name}`)), join(root, 'node_modules', name), 'junction')
    writeFileSync(join(root, 'one.ts'), 'export const one: number = 1\n')
    const own = createRequire(join(root, 'bin', 'compile.cjs'))('./compile.cjs')
    const made: string = own.compiled(join(root, 'one.ts'), 'esm')
    const kept = join(root, 'node_modules', '.cache', 'stccg-conformance', 'esm', 'one.ts.js')
    expect(readFileSync(kept, 'utf8')).to.equal(made)
    for (const damaged of [made.slice(0, made.length / 2), made.replace('one', 'oen'), '']) {
      writeFileSync(kept, damaged)
      expect(own.compiled(join(root, 'one.ts'), 'esm')).to.equal(made)
      expect(readFileSync(kept, 'utf8')).to.equal(made)
    }
  })
})
