import { describe, test } from 'node:test'
import { expect } from 'chai'
import { conformance } from '../fixture/result.ts'
import type { Conformance } from '../result.ts'
import { badgeFiles } from './badges.ts'
import { feedFile } from './feed.ts'
import type { EngineHistory } from './histories.ts'

const first: Conformance = { ...conformance(1), selection: {}, complete: true, date: '2026-01-01T00:00:00.000Z' }
const [kept, ...others] = first.cases
const next: Conformance = {
  ...first,
  date: '2026-02-01T00:00:00.000Z',
  suite: { ...first.suite, version: '0.2.0', digest: 'another' },
  cases: [kept!, { ...kept!, id: 'new-01/a-new-case@first', rulings: ['new-01'] }],
}

function history(...results: readonly Conformance[]): EngineHistory {
  const runs = results.map((result, index) => ({ file: `${index}.json`, digest: `${index}`, result }))
  return { key: 'one', name: 'One', runs, latest: runs.at(-1)! }
}

describe('the feed of the site', () => {
  test('tells what a suite has more and less than the one before it', () => {
    const { text } = feedFile([history(first, next)])
    expect(text).to.contain('<title>Suite 0.2.0: 1 new ruling, 1 new case')
    expect(text).to.contain(`${others.length} case${others.length === 1 ? '' : 's'} gone`)
    expect(text).to.contain('<updated>2026-02-01T00:00:00.000Z</updated>')
  })
  test('says nothing of the same suite twice, nor of a part of it', () => {
    const part = { ...next, selection: { topic: 'stasis' } }
    expect(feedFile([history(first, first, part)]).text).not.to.contain('<entry>')
  })
})

test('every engine has a badge, and one for each ruleset', () => {
  const paths = badgeFiles([history(first)]).map(({ path }) => path)
  expect(paths).to.deep.equal(['badges/one.json', ...first.rulesets.map(id => `badges/one-${id}.json`)])
})
