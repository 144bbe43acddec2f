import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { nameOf } from './kind.ts'
import { kinds } from './kinds.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Milliseconds without a word after which nothing more is to be expected; no machine is so slow. */
const silence = 300_000

/** What a program prints; one that falls silent is killed. */
function printedBy(...words: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    const kill = () => child.kill('SIGKILL')
    let timer = setTimeout(kill, silence)
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
      clearTimeout(timer)
      timer = setTimeout(kill, silence)
    })
    child.once('close', code => {
      clearTimeout(timer)
      resolve({ code, text })
    })
  })
}

test('there are many kinds of hostile engines, each another', () => {
  const names = kinds.map(nameOf)
  expect(names.length).to.be.at.least(120)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([])
})

test('some of the hostile engines and of the mutated inputs', { skip: process.platform === 'win32' }, async () => {
  const loader = ['--max-old-space-size=512', '--import', here('../../bin/register.js')]
  const { code, text } = await printedBy(...loader, here('sweep.ts'), '--sample')
  const [seed] = text.split('\n', 1)
  expect(seed).to.match(/^Played at random with SEED=\d+$/)
  console.log(`${seed}\n${text.trimEnd().split('\n').at(-1)}`)
  expect(code, text).to.equal(0)
  expect(text).to.match(/: 0 complaints\.\n$/)
})
