import { describe, test } from 'node:test'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import { badge, badgeFiles, badgeSvg } from './badge.ts'
import { conformance } from './fixture/result.ts'

const result = conformance(1)
const passing = result.cases.filter(one => one.outcome === 'pass')

describe('badge', () => {
  test('counts the rulings of which every counted case passes', () => {
    const some = { ...result, rulesets: ['first-2014'] }
    const { label, message } = badge(some)
    const counted = result.cases.filter(one => !['not-applicable', 'disputed'].includes(one.outcome))
    const all = new Set(counted.flatMap(one => one.rulings))
    const failed = new Set(counted.filter(one => one.outcome !== 'pass').flatMap(one => one.rulings))
    const suite = new Set(result.cases.flatMap(one => one.rulings)).size
    expect([label, message]).to.deep.equal(['first-2014 rulings', `${all.size - failed.size}/${all.size} of ${suite}`])
  })

  test('is green only when all is well, and grey when cases are missing', () => {
    expect(badge({ ...result, cases: passing }).color).to.equal('#1d7a46')
    expect(badge(result).color).to.equal('#b3261e')
    expect(badge({ ...result, complete: false }).message).to.equal('incomplete')
    expect(badge({ ...result, cases: [] }).message).to.equal('nothing played')
  })

  test('says when only a part was played', () => {
    expect(badge({ ...result, selection: { topic: 'stopped' } }).message).to.match(/ of a part$/)
    expect(badge({ ...result, selection: { ruleset: 'first-2014' } }).message).to.not.match(/part/)
  })

  test('says of how many rulings, unless they all count', () => {
    expect(badge({ ...result, cases: passing }).message).to.match(/^(\d+)\/\1$/)
  })

  test('is a well-formed picture, whatever it says', () => {
    const svg = badgeSvg({ schemaVersion: 1, label: '<img src=x> & "', message: '\u001b]]>', color: '#000000' })
    const document = new new Window().DOMParser().parseFromString(svg, 'application/xml')
    expect(document.querySelector('parsererror')).to.equal(null)
    expect(document.querySelector('img')).to.equal(null)
    expect(document.querySelector('title')!.textContent).to.equal('<img src=x> & ": �]]>')
  })

  test('there is one for all and one for each ruleset', () => {
    const files = badgeFiles(result)
    expect([...files.keys()].slice(0, 2)).to.deep.equal(['badge.json', 'badge.svg'])
    expect(files.size).to.equal(2 + 2 * result.rulesets.length)
    expect(JSON.parse(files.get('badge.json')!)).to.include({ schemaVersion: 1, label: 'Star Trek CCG rulings' })
    expect(badgeFiles({ ...result, rulesets: ['second'] }).size).to.equal(2)
  })
})
