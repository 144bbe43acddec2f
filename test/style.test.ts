import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import { createLinter, loadTextlintrc } from 'textlint'
import { everyCommand } from '../cli/main.ts'

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Sentences in the code of whatever speaks to people: quoted or in backticks, of four words or more. */
function programTexts(): readonly string[] {
  const files = globSync('{analysis,cards,catalogue,cli,playground,protocol,reports,runner,steps}/**/*.ts', {
    cwd: here(''),
    ignore: ['**/*.test.ts', '**/fixture/**', '**/fixtures/**', 'steps/definitions.ts', 'steps/spellings/**'],
  })
  const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
  return files.toSorted().flatMap(file => {
    const lines = readFileSync(here(file), 'utf8')
      .split('\n')
      .filter(line => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
    return lines.flatMap(line =>
      [...line.matchAll(literal)]
        .map(([, quoted, inBackticks]) =>
          (quoted ?? inBackticks ?? '').replace(/\$\{[^}]*\}/g, 'X').replace(/\\`/g, '`'),
        )
        .filter(text => text.split(' ').length >= 4 && /[a-z]{3,} [a-z]/.test(text)),
    )
  })
}

describe('docs/style.md', () => {
  let objections: (text: string) => Promise<readonly string[]>
  before(async () => {
    const descriptor = await loadTextlintrc({ configFilePath: here('.textlintrc.cjs') })
    const linter = createLinter({ descriptor })
    objections = async text =>
      (await linter.lintText(text, here('docs/style.md'))).messages.map(({ message }) => message)
  })

  it('lets plain sentences pass', async () => {
    expect(await objections('The runner compares two boards. Set `mend` to 1; there is no default.')).to.deep.equal([])
  })

  it('objects to each kind of sentence that it speaks against', async () => {
    const bad = {
      mend: 'Say what to mend next.',
      'is no': 'A note is no ruling.',
      'is told': 'An error\nis told with its line.',
      color: 'The color of the bar.',
      recognized: 'It is recognized.',
      'length\\(': `${'The board has a card and '.repeat(15)}a ship.`,
      'a number of': 'It has a number of options.',
      JavaScript: 'Write it in Javascript.',
    }
    for (const [word, text] of Object.entries(bad)) {
      const found = await objections(text)
      expect(found, text).to.have.length.above(0)
      expect(found.join('\n')).to.match(new RegExp(word))
    }
  })

  it('holds for the help of every command', async () => {
    const texts = everyCommand().flatMap(({ command }) => [
      command.description(),
      ...command.options.map(option => option.description),
    ])
    const sentences = texts.filter(Boolean).map(text => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    const wordings = (await objections(sentences.join('\n\n'))).filter(message => !/use “[A-Z]/.test(message))
    expect(sentences).to.have.length.above(100)
    expect(wordings).to.deep.equal([])
  })

  it('holds for the texts of the program', () => {
    const texts = programTexts()
    expect(texts).to.have.length.above(1000)
    const { terms } = createRequire(import.meta.url)('../.textlintrc.cjs').rules.terminology as {
      readonly terms: readonly (readonly [pattern: string, say: string])[]
    }
    const patterns = terms.map(([pattern]) => new RegExp(`(?<![-\\w])(?:${pattern})(?![-\\w])`, 'i'))
    const found = texts.filter(text => patterns.some(pattern => pattern.test(text)))
    // The words that a search leaves out; the head of a file that a command writes; an English "no" before a comparative.
    const excused = [/^a about am an /, /^# What `strength/, /are no faster than/]
    expect(found.filter(text => !excused.some(one => one.test(text)))).to.deep.equal([])
  })

  it('has at most sixty lines', () => {
    expect(readFileSync(here('docs/style.md'), 'utf8').split('\n')).to.have.length.at.most(61)
  })
})
