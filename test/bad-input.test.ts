import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { expectRefusal, useWorkplace } from './fixture/workplace.ts'

const folder = useWorkplace()
const bin = fileURLToPath(new URL('../bin/stccg-conformance.js', import.meta.url))

const options: readonly (readonly [what: string, sentence: string, ...args: string[]])[] = [
  ['a folder of features that is not there', 'no feature file here', '--features', 'nowhere'],
  [
    'an unknown ruling',
    '--ruling 1eS-stoped-06: no scenario has it. Nearest: 1eS-stopped-06',
    '--ruling',
    '1eS-stoped-06',
  ],
  ['an unknown ruleset', '--ruleset 1e-glosary: no scenario has it. Nearest: 1e-glossary', '--ruleset', '1e-glosary'],
  ['an unknown topic', '--topic beamin: no scenario has it. Nearest: beaming (Beaming).', '--topic', 'beamin'],
  ['a broken tag expression', '--tags "@a and (": ', '--tags', '@a and ('],
  ['tags that no scenario has', '--tags "@2e": no scenario has such tags', '--tags', '@2e'],
  ['a case that is not there', '--case x/y@2e: no scenario has it. Nearest: ', '--case', 'x/y@2e'],
  [
    'gates of a ruleset that is not there',
    '--require-ruleset 3e: there is no such ruleset. Nearest: 2e',
    '--require-ruleset',
    '3e',
  ],
  ['gates on no outcome', '--fail-on lost: there is no such outcome', '--fail-on', 'lost'],
  ['gates of a part', '--shard and --min-cases: a part cannot be held', '--shard', '1/1', '--min-cases', '3'],
  ['a label of two lines', "argument 'a\nb' is invalid", '--label', 'a\nb'],
  ['nothing to watch', '--watch nowhere: there is no such file or folder', '--watch', 'nowhere'],
  ['no last report', 'there is no such file', '--last-failed', '--out', 'nowhere'],
  ['an unknown report', '--report jsn: there is no such report', '--report', 'jsn'],
  ['an unknown option', "unknown option '--engin'", '--engin', 'x'],
  ['a time that is no number', "argument 'soon' is invalid", '--timeout', 'soon'],
  ['an engine that does not exist', 'there is no program "no-such-engine"', '--engine', 'no-such-engine'],
  ['an engine command with an open quote', 'has an unclosed quote', '--engine', '"node'],
  [
    'an engine that ends at once',
    'cannot be greeted. The engine ended with exit code 3',
    '--engine',
    'node -e process.exit(3)',
  ],
  [
    'an engine that speaks another language',
    "cannot be greeted. The engine's answer to `hello` (request 1) is not an object",
    '--engine',
    'node -p 1',
  ],
  ['an --out below a file', '--out beaming.feature/out: the folder cannot be written', '--out', 'beaming.feature/out'],
  ['an --out that is a file', '--out beaming.feature: the folder cannot be written', '--out', 'beaming.feature'],
]
for (const [what, sentence, ...args] of options)
  test(what, () => {
    const others = ['--features', 'beaming.feature', '--out', 'reports']
    const own = args.includes('--out') ? others.slice(0, 2) : others
    return expectRefusal(sentence, 'run', ...own, ...args)
  })

test('an --out where not even root may write', { skip: process.platform !== 'linux' }, () =>
  expectRefusal(
    '--out /proc/out: the folder cannot be written',
    'run',
    '--features',
    'beaming.feature',
    '--out',
    '/proc/out',
  ),
)

for (const args of [
  ['playground', '--out'],
  ['init', 'go'],
  ['compile', '--out'],
])
  test(`${args.join(' ')}: no folder can be made there`, { skip: process.platform !== 'linux' }, () =>
    expectRefusal('/proc/x', ...args, '/proc/x/y'),
  )

test('a page that would go where a file is', () =>
  expectRefusal(
    '--out beaming.feature: the folder cannot be written (a file is in the way)',
    'playground',
    '--out',
    'beaming.feature',
  ))

test('an unknown command', () => expectRefusal("unknown command 'rnu'", 'rnu'))

test('an unknown ruling to repeal', () =>
  expectRefusal('No ruling or basic rule "1eS-stoped-06". Nearest: 1eS-stopped-06', 'repeal', '1eS-stoped-06'))

test('outcomes to trace from a file that is none', () =>
  expectRefusal('beaming.feature is no conformance.json: it is not JSON', 'trace', '--from', 'beaming.feature'))

test('a baseline that is none', () =>
  expectRefusal(
    'beaming.feature:1: this is not YAML: ',
    ...['run', '--features', 'beaming.feature', '--out', 'reports', '--baseline', 'beaming.feature'],
  ))

test('a comparison with what is no report', () =>
  expectRefusal('reports/conformance.json is no conformance.json: ', 'diff', 'reports', 'beaming.feature'))

test('a rules document that nobody knows', () =>
  expectRefusal('beaming.feature: this is a copy of none of the documents', 'sources', 'check', 'beaming.feature'))

test('a document to compare with that there is not', () =>
  expectRefusal(
    '--as 1e-glossary-e: there is no such document. Nearest: 1e-glossary-d, ',
    ...['sources', 'check', 'beaming.feature', '--as', '1e-glossary-e'],
  ))

test('Allure without Java', async () => {
  const { PATH, JAVA_HOME } = process.env
  process.env.PATH = folder
  delete process.env.JAVA_HOME
  await expectRefusal('Allure renders with Java, and there is none here', 'allure', '--out', 'reports').finally(() => {
    Object.assign(process.env, { PATH, ...(JAVA_HOME ? { JAVA_HOME } : {}) })
  })
})

test('the process ends with the code, and standard output stays empty', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'run', '--ruleset', '3e'], { encoding: 'utf8' })
  expect({ status, stdout }).to.deep.equal({ status: 2, stdout: '' })
  expect(stderr).to.match(/^--ruleset 3e: no scenario has it\. Nearest: [^\n]+\.\n$/)
})

test('compile into a folder that is there is refused before anything is compiled', () =>
  expectRefusal(
    '--out reports: this is a folder; name a file in it, such as reports/cases.json',
    'compile',
    '--out',
    'reports',
  ))

test('words beside --supposed, which lists all', () =>
  expectRefusal('explain --supposed "foo": --supposed lists all these cards', 'explain', '--supposed', 'foo'))

test('lint of features that are not there', () =>
  expectRefusal('nowhere: no feature file here', 'lint', '--features', 'nowhere'))
