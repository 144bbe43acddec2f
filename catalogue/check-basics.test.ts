import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withCatalogue } from './fixtures/small-catalogue.ts'
import { printProblem } from './problem.ts'
import { validateCatalogue } from './validate.ts'

const cases: readonly (readonly [what: string, file: string, from: string, to: string, message: string])[] = [
  [
    'a basic rule without a source',
    'basics/waiting.yaml',
    '  source: ours\n',
    '',
    'basics/waiting.yaml:7: custom-waiting-02: lacks "source". Add a line "source: …".',
  ],
  [
    'a text that the table lacks',
    'basics/waiting.yaml',
    'text: rules-of-patience',
    'text: rules-of-patients',
    'basics/waiting.yaml:1: custom-waiting-01: basics/texts.yaml has no text "rules-of-patients". Nearest: rules-of-patience.',
  ],
  [
    'a law that the source cannot speak for',
    'basics/texts.yaml',
    'laws: [patient]',
    'laws: [hasty]',
    'basics/waiting.yaml:1: custom-waiting-01: none of its texts can speak for patient.',
  ],
  [
    'a law that is said to be ours where a text speaks',
    'basics/waiting.yaml',
    'known: read }\n',
    'known: read }\n  ours: [patient]\n',
    'basics/waiting.yaml:1: custom-waiting-01: patient is not ours: one of its texts speaks there.',
  ],
  [
    'a basic rule that is ours as a whole and in a law besides',
    'basics/waiting.yaml',
    '  source: ours\n',
    '  source: ours\n  ours: [patient]\n',
    'basics/waiting.yaml:7: custom-waiting-02: all of it is ours. Remove "ours: […]".',
  ],
  [
    'a basic rule that is said twice',
    'basics/waiting.yaml',
    'Nobody hums.',
    'Whoever waits sits.',
    'basics/waiting.yaml:7: custom-waiting-02: custom-waiting-01 says the same.',
  ],
  [
    'a basic rule in the file of another topic',
    'basics/waiting.yaml',
    'custom-waiting-02',
    'custom-going-02',
    'basics/waiting.yaml:7: custom-going-02: its id names another topic than the file.',
  ],
]

describe('basic rules', () => {
  for (const [what, file, from, to, message] of cases)
    it(`say where ${what} stands, and how to mend it`, () => {
      const [first] = withCatalogue(file, from, to, dir => validateCatalogue(dir).map(printProblem))
      expect(first?.slice(0, message.length)).to.equal(message)
    })
})
