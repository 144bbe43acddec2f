import { carries, leftOpen } from './diagnosis.ts'
import { lawName } from './law-name.ts'
import { code, fence, page, text } from './markdown-text.ts'
import { unlockingParts } from './markdown-unlocking.ts'
import { littlePlayed, nothingPlayed } from './played.ts'
import { reachSays } from './reach.ts'
import { otherwiseRead, readingSays } from './readings.ts'
import { alike, rerun } from './rerun.ts'
import type { CaseResult, Conformance, Diagnosis, Totals } from './result.ts'
import { percentText, score } from './score.ts'
import { supposedSays } from './supposed.ts'
import { topicTitle } from './topics.ts'
import { helpGiven } from './unlocking-words.ts'
import {
  brokenMeans,
  brokenSays,
  counted,
  countOf,
  duration,
  errorsIn,
  isTrouble,
  outcomeMeaning,
  outcomeWords,
} from './words.ts'

/** A CI page holds 1 MiB; this many failures stay far below it. */
const shown = 50
const explained = 12

/** A summary for the page of a CI job: score, tables by document and topic, failures. */
export function markdown(result: Conformance): string {
  const parts = [
    `## ${text(result.engine.name)} ${text(result.engine.version)}: ${percentText(score(result.totals))}${result.reach ? `, reach ${result.reach.percent} %` : ''}`,
    scoreLine(result),
    ...whenAndWhat(result),
    ...warnings(result),
    table(
      'Document',
      result.documents.map(line => [line.title, line.totals]),
    ),
    ...diagnosis(result.diagnosis),
    ...failures(result),
    folded(
      'By topic',
      table(
        'Topic',
        result.topics.map(line => [topicTitle(result, line.topic), line.totals]),
      ),
    ),
    ...readings(result),
    ...(result.unlocking ? unlockingParts(result.unlocking) : []),
    `Every case with its steps, messages and boards is in \`conformance.html\`, and for machines in \`conformance.json\`. Suite ${code(result.suite.version)}, protocol ${code(result.suite.protocol)}.`,
  ]
  return page(parts)
}

/** What not everybody reads is opened by a click. */
const folded = (says: string, content: string): string =>
  `<details><summary>${says}</summary>\n\n${content}\n\n</details>`

function whenAndWhat({ date, label }: Conformance): string[] {
  const parts = [...(label === undefined ? [] : [`**${text(label)}**`]), ...(date === undefined ? [] : [date])]
  return parts.length ? [parts.join(' · ')] : []
}

function scoreLine(result: Conformance): string {
  const { passed, scored } = score(result.totals)
  const left = result.totals['not-applicable'] + result.totals.disputed
  const uncounted = left > 0 ? `; ${counted(left, 'case')} not counted (not applicable or disputed)` : ''
  const by = result.rulesets.map(one => `${text(lawName(result, one))} (${code(one)})`).join('; ') || 'none'
  return `**${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed**${uncounted}.${reachSays(result.reach)} Rulesets: ${by}. ${duration(result.milliseconds)}.${helpGiven(
    result.cases,
  )
    .concat(supposedSays(result.supposed, result.cases, result))
    .map(line => ` ${line}`)
    .join('')}`
}

function warnings(result: Conformance): string[] {
  const selection = Object.entries(result.selection).map(([name, value]) => `${code(name)} = ${code(value)}`)
  const nothing = nothingPlayed(result.totals) ?? littlePlayed(result.totals)
  return [
    ...(nothing ? [`> **${nothing}**`] : []),
    ...(result.complete
      ? []
      : ['> **Incomplete:** the run was cut short, cases are missing. The score says nothing yet.']),
    ...(result.broken
      ? [`> **Broken:** ${brokenMeans}`, ...result.broken.map(line => `> - ${text(brokenSays(line))}`)]
      : []),
    ...(selection.length > 0 ? [`> Only a part of the suite was run: ${selection.join(', ')}.`] : []),
  ]
}

function table(head: string, rows: readonly (readonly [string, Totals])[]): string {
  // What says nothing of the engine is left out.
  const lines = rows
    .filter(([, totals]) => score(totals).scored > 0)
    .map(([name, totals]) => `| ${text(name)} | ${cells(totals).join(' | ')} |`)
  const columns = [
    head,
    'Score',
    'Passed',
    'Failed',
    'Unproven',
    'Errors',
    'Partly checked',
    'Not supported',
    'Not counted',
  ]
  return [`| ${columns.join(' | ')} |`, `|---|${'--:|'.repeat(columns.length - 1)}`, ...lines].join('\n')
}

function cells(totals: Totals): readonly (string | number)[] {
  const errors = errorsIn(totals)
  const uncounted = totals['not-applicable'] + totals.disputed
  const percent = percentText(score(totals))
  return [
    percent,
    totals.pass,
    totals.fail,
    totals.unproven,
    errors,
    countOf(totals, 'partly-checked'),
    totals.unsupported,
    uncounted,
  ]
}

function diagnosis(found: Diagnosis | undefined): string[] {
  if (!found) return []
  const { explanations, failures } = found
  const more = explanations.length - explained
  return [
    `### What explains the ${counted(failures, 'failure')}`,
    ...explanations.slice(0, explained).map(one => `* **${text(one.says)}**  \n  It ${carries(one, failures)}.`),
    ...(more > 0 ? [`… and ${counted(more, 'more explanation')}, in the full report.`] : []),
    ...leftOpen(found).map(text),
  ]
}

function readings(result: Conformance): string[] {
  const lines = otherwiseRead(result)
  return lines.length
    ? ['### Open questions', lines.map(line => `* ${text(readingSays(line, result))}`).join('\n')]
    : []
}

function failures(result: Conformance): string[] {
  const cases = result.cases.filter(one => isTrouble(one.outcome))
  if (cases.length === 0) return []
  const told = alike(cases)
  const more = told.slice(shown).reduce((sum, { also }) => sum + 1 + also.length, 0)
  return [
    `### ${counted(cases.length, 'case')} to look into`,
    ...told.slice(0, shown).map(({ one, also }) => failure(one, also, result)),
    ...(more > 0 ? [`… and ${counted(more, 'more case')}, in the full report.`] : []),
  ]
}

function failure(one: CaseResult, also: readonly string[], result: Conformance): string {
  const laws = [one.ruleset, ...also].map(law => lawName(result, law)).join('; ')
  const title = `**${outcomeWords[one.outcome]}** ${code(one.id)}  \n${text(`${one.scenario} (${laws})`)}`
  const issue = one.issue ? `Its author works on it: <${one.issue}>\n\n` : ''
  return `${title}\n\n${fence(one.message ?? outcomeMeaning[one.outcome])}\n\n${issue}Again: ${code(rerun(result, one))}`
}
