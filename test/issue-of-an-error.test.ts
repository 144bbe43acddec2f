import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { ErrorReply } from '../protocol/types.ts'
import { lawBook } from '../reports/fixture/law.ts'
import { openPage } from '../reports/fixture/page.ts'
import { conformance } from '../reports/fixture/result.ts'
import { markdown } from '../reports/markdown.ts'
import type { CaseResult } from '../reports/result.ts'
import { siteData } from '../reports/site/data.ts'
import { histories } from '../reports/site/histories.ts'
import { terminalSummary } from '../reports/terminal.ts'
import { playWith } from './fixture/play-with.ts'

const issue = 'https://example.org/issues/12'
const id = '1eS-stopped-06/a-stopped-personnel-stays-where-it-is@1e-2014'

/** What comes of a case on an engine that answers every act with an error. */
async function played(error: ErrorReply & { readonly issue?: unknown }, strict = false): Promise<CaseResult> {
  const answer = referenceEngine()
  const engine = inProcess(request => (request.do === 'act' ? ({ id: request.id, error } as never) : answer(request)))
  return (await playWith(engine, { only: one => one.id === id, strict })).get(id)!
}

describe('an error that names the issue where its author works on it', () => {
  it('keeps the address in what comes of the case', async () => {
    const message = 'no beams yet'
    for (const [code, outcome] of [
      ['unsupported', 'unsupported'],
      ['internal', 'engine-error'],
    ] as const)
      expect(await played({ code, message, issue }, true)).to.include({ outcome, message, issue })
    expect(await played({ code: 'unsupported', message })).to.not.have.property('issue')
  })

  it('gives no address that is none', async () => {
    const script = { code: 'unsupported', message: 'no', issue: 'javascript:alert(1)' } as const
    expect(await played(script))
      .to.include({ outcome: 'unsupported' })
      .and.to.not.have.property('issue')
    expect(await played(script, true)).to.include({ outcome: 'engine-error' })
  })

  it('is linked from the report, the site, the summary and the terminal', async () => {
    const bare = conformance(1)
    const failing = bare.cases.find(({ outcome }) => outcome === 'engine-error')!
    const cases = bare.cases.map(one => (one === failing ? { ...one, issue } : one))
    const result = { ...bare, cases }
    expect(terminalSummary(result, { columns: 100, color: false })).to.include(`its author works on it: ${issue}`)
    expect(markdown(result)).to.include(`<${issue}>`)
    const page = await openPage(result)
    await page.open(failing.id)
    expect(page.document.querySelector('.verdict')!.innerHTML).to.include(`href="${issue}"`)
    expect(page.document.querySelector('.verdict')!.textContent).to.not.include(result.engine.issues)
    const [engine] = siteData(
      { law: lawBook(), engines: histories([{ file: 'a.json', digest: 'a', result }]) },
      cases,
    ).engines
    expect(engine!.issueOf.map(([, address]) => address)).to.deep.equal([issue])
    expect(engine).to.include({ issues: result.engine.issues, source: result.engine.source })
  })
})
