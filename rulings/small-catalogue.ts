import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const files: Readonly<Record<string, string>> = {
  'documents.yaml': `- id: waits
  title: On waiting
  publisher: Nobody
  edition: first
  prefix: w
  format: glossary
`,
  'rulesets.yaml': `- id: patient
  title: Patience
  documents: [waits]
  made-of: Everything on waiting.
`,
  'topics.yaml': `- id: waiting
  title: Waiting
  belongs: What waits, and how long.
`,
  'contradictions.yaml': `- id: waiting
  topic: Waiting
  law:
    - { documents: [waits], words: It waits., rulings: [w-waiting-01] }
    - { documents: [waits], words: It goes., rulings: [] }
`,
  'waits/paragraphs.yaml': `- entry: waiting
  digests: [aaaaaaaaaa, bbbbbbbbbb]
`,
  'waits/wa.yaml': `- id: w-waiting-01
  entry: waiting
  paragraph: 1
  digest: aaaaaaaaaa
  kind: rule
  testable: yes
  topic: waiting
  summary: A card may wait.
  met: rule

- id: w-waiting-02
  entry: waiting
  paragraph: 2
  digest: bbbbbbbbbb
  kind: rule
  testable: yes
  topic: waiting
  summary: It may wait anywhere.
  met: follows-from
  from: [w-waiting-01]
`,
  'open-questions/waiting.yaml': `- id: how-long
  about: silence
  question: How long may it wait?
  readings:
    long: As long as it likes.
    short: Not very long.
  plays: long
  rulings: [w-waiting-01]
  rulesets: [patient]
`,
}

/** Runs with a folder that holds a valid catalogue of two rulings, in which words of a file were replaced. For tests. */
export function withCatalogue<T>(file: string, from: string, to: string, run: (dir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true })
      writeFileSync(join(dir, name), name === file ? text.replace(from, () => to) : text)
    }
    return run(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}
