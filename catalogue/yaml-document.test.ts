import { describe, test } from 'node:test'
import { expect } from 'chai'
import { readYamlText } from './yaml-document.ts'

const many = 20_000
const nests: Readonly<Record<string, readonly [text: string, line: number]>> = {
  lists: [`a: 1\nb: ${'['.repeat(many)}${']'.repeat(many)}`, 2],
  'lists that are not closed': ['['.repeat(many), 1],
  maps: [`${'{a: '.repeat(many)}1${'}'.repeat(many)}`, 1],
  dashes: [`a:\n  ${'- '.repeat(many)}x`, 2],
  'keys that are maps': [`${'? '.repeat(many)}x`, 1],
  'lines that are ever further in': [Array.from({ length: 100 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'), 65],
}

describe('YAML that is nested deeply', () => {
  for (const [what, [text, line]] of Object.entries(nests))
    test(`is refused: ${what}`, () => {
      expect(readYamlText(text).faults).to.deep.equal([
        { line, code: 'TOO_DEEP', why: 'it is nested more than 64 levels deep' },
      ])
    })

  test('is read as deep as anybody writes it', () => {
    const text = `${'['.repeat(60)}x${']'.repeat(60)}`
    expect(readYamlText(text).faults).to.deep.equal([])
  })
})

test('what is no YAML is told in one line', () => {
  const [fault] = readYamlText('a: [1\nb: 2').faults
  expect(fault?.why).not.to.match(/\n| at line |[.:]$/)
})
