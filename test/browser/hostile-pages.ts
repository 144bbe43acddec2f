import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffHtml } from '../../reports/diff/page.ts'
import { hostile as nasty } from '../../reports/fixture/boards.ts'
import { lawBook } from '../../reports/fixture/law.ts'
import { conformance } from '../../reports/fixture/result.ts'
import type { Course, Impact } from '../../reports/impact/impact.ts'
import { impactHtml } from '../../reports/impact/page.ts'
import type { Conformance } from '../../reports/result.ts'
import { histories } from '../../reports/site/histories.ts'
import { renderSite } from '../../reports/site/site.ts'
import { writeSite } from '../../reports/site/write-site.ts'
import { writeReports } from '../../reports/write.ts'

/** Ends scripts, attributes and comments, opens elements, turns the direction of writing round, breaks lines of scripts. */
export const hostile = `${nasty} "><img src=x onerror=window.hacked=2> <script>window.hacked=3</script> <!-- <svg onload=window.hacked=4> \u2028\u2029\u202E\u2066`

/** A report whose engine calls itself hostile names and says hostile things. */
export function hostileReport(version = hostile): Conformance {
  const result = conformance(1)
  const engine = { name: hostile, version, plays: hostile, command: hostile }
  const cases = result.cases.map(one => (one.outcome === 'pass' ? one : { ...one, message: hostile }))
  return { ...result, engine, selection: { [hostile]: hostile }, complete: false, cases }
}

/** A page with hostile texts: makes it in a folder and returns its file; `views` are addresses within it. */
interface HostilePage {
  readonly name: string
  readonly make: (folder: string) => string
  readonly views: readonly string[]
}

const caseId = 'hostile-01/every-text-is-hostile@second'

/** Every page that this project makes. A new one is a line here. */
export const hostilePages: readonly HostilePage[] = [
  {
    name: 'the report',
    make: reportPage,
    views: [
      '/',
      '/rulings',
      `/rulings?q=${nasty}`,
      '/rulings?custom=custom-hostile-01',
      '/missing',
      'hostile-01',
      caseId,
      `<img ${nasty}>`,
    ],
  },
  {
    name: 'the site',
    make: sitePage,
    views: [
      '/',
      'q=',
      `q=${nasty}`,
      `q=failed:"${nasty}"`,
      'hostile-01',
      `${caseId}?engine=any`,
      '/questions',
      '/changes',
      '/fairness',
      '/fairness/custom-hostile-01',
      '/strength',
      '/trend',
      `<img ${nasty}>`,
    ],
  },
  { name: 'an impact', make: impactPage, views: [''] },
  { name: 'a difference', make: diffPage, views: [''] },
]

function reportPage(folder: string): string {
  const [file] = writeReports(hostileReport(), folder, ['html'])
  return file!
}

/** Two reports of the hostile engine, and one of another. */
export function sitePage(folder: string): string {
  const results = [hostileReport('1'), conformance(1), hostileReport()]
  const reports = results.map((result, index) => {
    const file = join(folder, `${index}.json`)
    writeFileSync(file, '')
    return { file, digest: String(index), result }
  })
  const mutant = { ruling: 'hostile-01', ruleset: hostile, fate: 'survived', reason: hostile }
  const score = { mutants: 1, killed: 0, killedElsewhere: 0, survived: 1, score: 0 }
  const strength = {
    ...score,
    documents: [{ document: hostile, ...score }],
    topics: [{ topic: hostile, ...score }],
    rulings: [mutant],
  }
  return writeSite(renderSite({ law: lawBook(), engines: histories(reports), strength }), join(folder, 'site'))
}

function diffPage(folder: string): string {
  const file = join(folder, 'diff.html')
  const change = { id: caseId, rulings: ['hostile-01'], before: 'pass', after: 'fail', message: hostile } as const
  const difference = {
    regressions: [change],
    lapsed: [change],
    improvements: [change],
    others: [change],
    added: [caseId],
    gone: [caseId],
    changed: [hostile],
  }
  const compared = { before: conformance(1), after: hostileReport(), link: 'conformance.html' }
  writeFileSync(file, diffHtml(difference, compared))
  return file
}

function impactPage(folder: string): string {
  const file = join(folder, 'impact.html')
  writeFileSync(file, impactHtml(hostileImpact()))
  return file
}

function hostileImpact(): Impact {
  const { suite, rulings, cases, cardTypes } = conformance(1)
  const { id, before, after, steps, feature } = cases.at(-1)!
  const course: Course = {
    outcome: 'otherwise',
    message: hostile,
    because: [hostile],
    steps: [{ outcome: 'fail', happens: [hostile] }],
    before,
    after,
  }
  const told = steps.map(({ text, table }) => ({ keyword: 'When', text, table, given: false }))
  const comparison = {
    id,
    scenario: hostile,
    rule: hostile,
    feature,
    rulings: ['hostile-01'],
    steps: told,
    today: course,
    proposed: course,
  }
  return {
    version: 1,
    title: hostile,
    reason: hostile,
    base: { id: hostile, title: hostile },
    suite,
    changes: [{ words: hostile, adopts: ['hostile-01'], repeals: [hostile] }],
    summary: [hostile],
    played: 1,
    flips: [{ ...comparison, expected: true }],
    adopted: [{ ...comparison, from: hostile, works: 'now' }],
    conflicts: [{ rulings: ['hostile-01', hostile], cases: [id], mend: hostile }],
    idle: [{ fate: 'idle', ruling: hostile, why: hostile }],
    notes: [{ rulings: [hostile], words: hostile, add: hostile }],
    contradictions: [
      {
        id: hostile,
        topic: hostile,
        adopted: { words: hostile, rulings: [hostile] },
        against: [{ words: hostile, stay: [hostile], go: [], unplayed: [] }],
      },
    ],
    engines: [
      {
        name: hostile,
        version: hostile,
        breaks: [id],
        mended: [id],
        unknown: [{ id, why: hostile }],
        words: [hostile],
      },
    ],
    rulings,
    cardTypes: cardTypes ?? {},
  }
}
