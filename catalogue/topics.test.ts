import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withCatalogue } from './fixtures/small-catalogue.ts'
import { printProblem } from './problem.ts'
import { validateCatalogue } from './validate.ts'

describe('the table of contents', () => {
  const cases: readonly (readonly [string, string, string, string, string])[] = [
    [
      'a topic that is not there',
      'waits/wa.yaml',
      'topic: waiting',
      'topic: wating',
      'waits/wa.yaml:1: w-waiting-01: no topic "wating". Nearest: waiting (topics.yaml says what belongs where).',
    ],
    [
      'a topic without rulings',
      'topics.yaml',
      '- id: waiting',
      '- id: hurrying\n  title: Hurrying\n  belongs: Who hurries.\n- id: waiting',
      'topics.yaml:1: hurrying: no ruling and no basic rule has this topic; give it one, or take it out.',
    ],
    [
      'a topic that stands there twice',
      'topics.yaml',
      '- id: waiting',
      '- id: waiting\n  title: Waiting\n  belongs: Who waits.\n- id: waiting',
      'topics.yaml:1: "waiting" is here twice. Make one topic of the two.',
    ],
    [
      'a topic that nobody could read in a table',
      'topics.yaml',
      'title: Waiting',
      'title: Waiting for as long as it likes',
      'topics.yaml:2: waiting, title: must NOT have more than 25 characters, but is "Waiting for as long as it likes".',
    ],
    [
      'a topic that does not say what belongs to it',
      'topics.yaml',
      '  belongs: What waits, and how long.\n',
      '',
      'topics.yaml:1: waiting: lacks "belongs". Add a line "belongs: …".',
    ],
  ]
  for (const [what, file, from, to, message] of cases) {
    it(`says where ${what} stands, and how to mend it`, () => {
      const [first] = withCatalogue(file, from, to, dir => validateCatalogue(dir).map(printProblem))
      expect(first).to.equal(message)
    })
  }
})
