import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { expect } from 'chai'
import { compareWith } from '../../analysis/baseline/compare.ts'
import { conformance } from '../../reports/fixture/result.ts'
import { isTrouble, outcomeWords } from '../../reports/words.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { annotationLines, ofCases, ofFault } from './annotations.ts'
import { tellGitHub } from './github.ts'
import { writeBadge } from './write-badge.ts'

const result = conformance(1)
const troubled = result.cases.filter(one => isTrouble(one.outcome))

let folder: string
beforeEach(() => {
  folder = temporaryFolder('ci-')
  process.env.GITHUB_STEP_SUMMARY = join(folder, 'summary.md')
})
afterEach(() => {
  delete process.env.GITHUB_STEP_SUMMARY
  rmSync(folder, { recursive: true })
})
const summary = (): string => readFileSync(join(folder, 'summary.md'), 'utf8')

describe('annotations', () => {
  it('name file, line, outcome and case', () => {
    const [one] = troubled
    const outcome = outcomeWords[one!.outcome]
    const text = annotationLines(
      ofCases([{ ...one!, rulings: ['r,1:a'], scenario: 'S', id: 'a,b:c', message: '50 %\nof it' }]),
    )
    expect(text).to.equal(
      `::error file=${one!.feature.uri},line=${one!.feature.line},title=${outcome}%3A r%2C1%3Aa::S%0A50 %25%0Aof it%0Aa,b:c\n`,
    )
  })

  it('name the file of an installed package, without the folders of this machine', () => {
    const [one] = troubled
    for (const folder of ['', '/home/runner/work/', '../../']) {
      const uri = `${folder}node_modules/stccg-conformance/features/x.feature`
      const lines = annotationLines(ofCases([{ ...one!, feature: { ...one!.feature, uri, line: 7 } }]))
      expect(lines).to.match(
        /^::error file=node_modules\/stccg-conformance\/features\/x\.feature,line=7,title=[^,]{1,80}::/,
      )
    }
  })

  it('leave nothing of an engine that could begin a command', () => {
    const message = '\u001b[2J\r\n::stop-commands::x\u2028::error::y'
    const lines = annotationLines(ofCases([{ ...troubled[0]!, message }]))
      .trimEnd()
      .split('\n')
    expect(lines).to.have.length(1)
    expect(lines[0]!.lastIndexOf('::error ')).to.equal(0)
  })

  it('have no marker of any CI but their own', () => {
    for (const marker of ['##vso[task.complete]', '##VSO[x]', '##[error]', 'a ::stop-commands::x']) {
      const [line] = annotationLines([{ title: marker, message: marker, file: marker }]).split('\n')
      expect(line).to.match(/^::error [^\n]+::/)
      expect(line!.slice(2)).to.not.match(/##\[|##vso/i)
      expect(line!.split('::')).to.have.length(3)
    }
  })

  it('are ten at most, the last of which counts the rest', () => {
    const of = (count: number): readonly string[] =>
      annotationLines(Array.from({ length: count }, () => ofFault('x')))
        .trimEnd()
        .split('\n')
    expect(of(10)).to.have.length(10)
    expect(of(10).join('')).to.not.contain('more error')
    expect(of(14)).to.have.length(10)
    expect(of(14)[9]).to.contain('::error title=5 more errors::')
    expect(annotationLines([])).to.equal('')
  })

  it('stand once at each place', () => {
    const [one] = troubled
    const [only, ...none] = ofCases([one!, { ...one!, id: 'the-same@elsewhere' }])
    expect(none).to.deep.equal([])
    expect(only!.message).to.match(/\n\w+: the-same@elsewhere$/)
  })

  it('find the file and the line of a fault', () => {
    expect(ofFault('base.yaml:12: the suite has no case "x": y')).to.include({ file: 'base.yaml', line: 12 })
    expect(ofFault('no place at all')).to.deep.equal({ title: 'stccg-conformance', message: 'no place at all' })
  })
})

describe('GitHub', () => {
  it('is told every failure, and gets a summary', () => {
    const text = tellGitHub(result, undefined, true)
    const places = new Set(troubled.map(({ feature }) => `${feature.uri}:${feature.line}`))
    expect(text.match(/^::error /gm)).to.have.length(Math.min(places.size, 10))
    expect(summary()).to.contain('## Example Engine 3.2')
  })

  it('is told only of failures that the baseline does not expect, and of its errors', () => {
    const failing = troubled.find(one => one.outcome === 'fail')!
    const passing = result.cases.find(one => one.outcome === 'pass')!
    const entries = [
      ...troubled
        .filter(one => one !== failing)
        .map((one, line) => ({ case: one.id, reason: 'r', at: `base.yaml:${line}` })),
      { case: passing.id, reason: 'r', at: 'base.yaml:99' },
    ]
    const text = tellGitHub(result, compareWith(entries, result.cases, '2026-01-31'), true)
    expect(text.trimEnd().split('\n')).to.have.length(2)
    expect(text).to.contain('::error file=base.yaml,line=99').and.to.contain(`title=failed%3A ${failing.rulings[0]}`)
    expect(summary()).to.contain('expected by the baseline, 1 not').and.to.contain('### 1 case to look into')
    const [, verdict = ''] = summary().split('\n\n')
    expect(verdict).to.match(/^❌ \*\*1 case to look into, 1 line of the baseline to fix\.\*\* /)
  })

  it('reads below the heading what fails the run, whatever it is, or that nothing does', () => {
    const passing = { ...result, cases: result.cases.filter(one => one.outcome === 'pass') }
    tellGitHub(passing, undefined, false)
    expect(summary().split('\n\n')[1]).to.equal('✅ **Nothing to look into.**')
    tellGitHub(passing, undefined, false, ['--min-cases 9: only 3 cases of 3 were played.'])
    const [, verdict, why] = summary().split('\n## ').at(-1)!.split('\n\n')
    expect(verdict).to.equal('❌ **Not what was asked for.**')
    expect(why).to.equal('* --min-cases 9: only 3 cases of 3 were played.')
    const text = tellGitHub({ ...passing, complete: false }, undefined, true, ['2 cases wavered'])
    expect(text).to.contain('2 cases wavered')
    expect(summary()).to.contain('❌ **cases are missing.**')
  })

  it('gets no summary that it would refuse', () => {
    const cases = result.cases.map(one => (isTrouble(one.outcome) ? { ...one, message: 'x'.repeat(300_000) } : one))
    tellGitHub({ ...result, cases }, undefined, false)
    expect(Buffer.byteLength(summary())).to.be.below(1_048_576)
    expect(summary()).to.contain('too long for this page')
  })

  it('says when the summary cannot be written', () => {
    process.env.GITHUB_STEP_SUMMARY = folder
    expect(tellGitHub(result, undefined, false)).to.match(/cannot be written to .* \(EISDIR\)/)
  })
})

describe('the badge', () => {
  it('is written beside the reports', () => {
    writeBadge(result, folder)
    expect(JSON.parse(readFileSync(join(folder, 'badge.json'), 'utf8')).schemaVersion).to.equal(1)
    expect(readFileSync(join(folder, 'badge.svg'), 'utf8')).to.match(/^<svg /)
  })
})
