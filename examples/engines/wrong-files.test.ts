import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'

test('every file begins with what is wrong with it, and the README knows it', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  for (const name of readdirSync(new URL('wrong', import.meta.url))) {
    const [first] = readFileSync(new URL(`wrong/${name}`, import.meta.url), 'utf8').split('\n')
    expect(first).to.match(name === 'relay.js' ? /^\/\/ Not wrong/ : /^\/\/ Wrong/)
    expect(readme).to.include(name.replace('.js', ''))
  }
})

test('engines import nothing of ours', () => {
  for (const name of readdirSync(new URL('wrong', import.meta.url))) {
    const source = readFileSync(new URL(`wrong/${name}`, import.meta.url), 'utf8')
    for (const [, from] of source.matchAll(/from '(.+)'/g)) expect(from).to.match(/^(node:.+|\.\/relay\.js)$/)
  }
})
