import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import { groupBy } from './group.ts'
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
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '�' })
  const { broken = [] } = result
  const root = document.ele('testsuites', {
    name: printable(`${result.engine.name} ${result.engine.version}`),
    ...(result.date === undefined ? {} : { timestamp: result.date.replace(/Z$/, '') }),
    ...counts(result.cases, broken.length),
  })
  if (broken.length) addBroken(root, broken)
  for (const [topic, cases] of groupBy(result.cases, one => one.topic)) {
    const suite = root.ele('testsuite', { name: printable(topic), ...counts(cases) })
    for (const one of cases) addCase(suite, one)
  }
  return document.end({ prettyPrint: true })
}

/** What was not played because it is broken is in error, under the name of its file. */
function addBroken(root: XMLBuilder, broken: readonly BrokenLine[]): void {
  const suite = root.ele('testsuite', { name: 'broken', ...counts([], broken.length) })
  for (const line of broken) {
    const file = printable(line.uri)
    const name = printable(line.scenario ?? `line ${line.line}`)
    const test = suite.ele('testcase', { classname: file, name, file, line: line.line, time: seconds(0) })
    test.ele('error', { message: printable(brokenSays(line)), type: 'broken' })
  }
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

function addCase(suite: XMLBuilder, one: CaseResult): void {
  const test = suite.ele('testcase', {
    classname: printable(one.rulings[0] ?? one.topic),
    name: printable(`${one.scenario} (${one.ruleset})`),
    file: printable(one.feature.uri),
    line: one.feature.line,
    time: seconds(one.milliseconds),
  })
  const element = elements[one.outcome]
  if (!element) return
  const node = test.ele(element, { message: headline(one), ...(element === 'skipped' ? {} : { type: one.outcome }) })
  if (element !== 'skipped') node.txt(printable(details(one)))
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
