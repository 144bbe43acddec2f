import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import { groupBy } from '../catalogue/group.ts'
import type { BrokenLine } from './lines.ts'
import type { CaseResult, Conformance, Outcome } from './result.ts'
import { brokenSays, outcomeMeaning, outcomeWords, printable } from './words.ts'

type Element = 'failure' | 'error' | 'skipped'

/** JUnit knows four ends of a test; a pass has no element. */
const elements: Readonly<Record<Outcome, Element | undefined>> = {
  pass: undefined,
  'partly-checked': 'skipped',
  fail: 'failure',
  unproven: 'failure',
  'engine-error': 'error',
  timeout: 'error',
  crash: 'error',
  'suite-error': 'error',
  unsupported: 'skipped',
  'not-applicable': 'skipped',
  disputed: 'skipped',
}

/** JUnit XML: one suite per topic, one test per case. */
export function junit(result: Conformance): string {
  return [...junitPieces(result)].join('')
}

/** The same a piece at a time: of a large result no whole tree is ever built. */
export function* junitPieces(result: Conformance): Iterable<string> {
  const { broken = [], cases, engine, date } = result
  const name = printable(`${engine.name} ${engine.version}`)
  const when: Attributes = date === undefined ? {} : { timestamp: date.replace(/Z$/, '') }
  yield '<?xml version="1.0" encoding="UTF-8"?>'
  yield* around('testsuites', { name, ...when, ...counts(cases, broken.length) }, 0, suites(cases, broken))
}

function* suites(cases: readonly CaseResult[], broken: readonly BrokenLine[]): Iterable<string> {
  if (broken.length)
    yield* around('testsuite', { name: 'broken', ...counts([], broken.length) }, 1, broken.map(ofBroken))
  for (const [topic, members] of groupBy(cases, one => one.topic))
    yield* around('testsuite', { name: printable(topic), ...counts(members) }, 1, ofCases(members))
}

function* ofCases(cases: readonly CaseResult[]): Iterable<string> {
  for (const one of cases) yield ofCase(one)
}

type Attributes = Readonly<Record<string, string | number>>

const place = 'place-of-the-others'

/** An element with others in it. */
function* around(name: string, attributes: Attributes, depth: number, others: Iterable<string>): Iterable<string> {
  const [before = '', after = ''] = written(element(name, attributes).ele(place).up(), depth).split(
    /\n *<place-of-the-others\/>/,
  )
  yield before
  yield* others
  yield after
}

const element = (name: string, attributes: Attributes): XMLBuilder =>
  create({ invalidCharReplacement: '�' }).ele(name, attributes)

/** The element on lines of its own, so deep in others. */
const written = (node: XMLBuilder, depth: number): string =>
  `\n${node.toString({ prettyPrint: true, headless: true, offset: depth })}`

/** What was not played because it is broken is in error, under the name of its file. */
function ofBroken(line: BrokenLine): string {
  const file = printable(line.uri)
  const name = printable(line.scenario ?? `line ${line.line}`)
  const test = element('testcase', { classname: file, name, file, line: line.line, time: seconds(0) })
  test.ele('error', { message: printable(brokenSays(line)), type: 'broken' })
  return written(test, 2)
}

function counts(cases: readonly CaseResult[], broken = 0) {
  const of = (element: Element) => cases.filter(one => elements[one.outcome] === element).length
  const milliseconds = cases.reduce((sum, one) => sum + one.milliseconds, 0)
  return {
    tests: cases.length + broken,
    failures: of('failure'),
    errors: of('error') + broken,
    skipped: of('skipped'),
    time: seconds(milliseconds),
  }
}

function ofCase(one: CaseResult): string {
  const test = element('testcase', {
    classname: printable(one.rulings[0] ?? one.topic),
    name: printable(`${one.scenario} (${one.ruleset})`),
    file: printable(one.feature.uri),
    line: one.feature.line,
    time: seconds(one.milliseconds),
  })
  const end = elements[one.outcome]
  if (!end) return written(test, 2)
  const node = test.ele(end, { message: headline(one), ...(end === 'skipped' ? {} : { type: one.outcome }) })
  if (end !== 'skipped') node.txt(printable(details(one)))
  return written(test, 2)
}

function headline(one: CaseResult): string {
  const [first] = printable(one.message ?? outcomeMeaning[one.outcome]).split('\n')
  return `${outcomeWords[one.outcome]}: ${first}`
}

function details(one: CaseResult): string {
  const steps = one.steps.map(step => `${marks[step.outcome]} ${step.keyword.trim()} ${step.text}`)
  return [
    one.id,
    outcomeMeaning[one.outcome],
    ...(one.message ? ['', one.message] : []),
    '',
    ...steps,
    '',
    `Rulings: ${one.rulings.join(', ')}`,
    ...(one.because.length > 0 ? [`The engine decided by: ${one.because.join(', ')}`] : []),
    `${one.feature.uri}:${one.feature.line}`,
  ].join('\n')
}

const marks = { pass: '+', fail: 'x', skipped: ' ' } as const

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}
