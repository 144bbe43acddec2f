import { describe, test } from 'node:test'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import { conformance } from './fixture/result.ts'
import { junit } from './junit.ts'
import { errorsIn } from './words.ts'

const result = conformance()
const xml = junit(result)
const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
const root = document.documentElement
const tests = [...document.querySelectorAll('testcase')]
const count = (name: string) => Number(root.getAttribute(name))

describe('junit', () => {
  test('is well-formed, with one suite per topic and one test per case', () => {
    expect(document.querySelector('parsererror')).to.equal(null)
    const suites = [...document.querySelectorAll('testsuite')].map(suite => suite.getAttribute('name'))
    expect(suites.sort()).to.deep.equal(result.topics.map(line => line.topic).sort())
    expect(tests).to.have.length(result.cases.length)
  })

  test('counts what it contains', () => {
    expect(count('tests')).to.equal(tests.length)
    expect(count('failures')).to.equal(document.querySelectorAll('failure').length)
    expect(count('errors')).to.equal(document.querySelectorAll('error').length)
    expect(count('skipped')).to.equal(document.querySelectorAll('skipped').length)
  })

  test('failures are failures, breakdowns are errors, the uncounted is skipped', () => {
    const { totals } = result
    expect(count('failures')).to.equal(totals.fail + totals.unproven)
    expect(count('errors')).to.equal(errorsIn(totals))
    expect(count('skipped')).to.equal(totals.unsupported + totals['not-applicable'] + totals.disputed)
  })

  test('hostile text stays text, and characters that XML forbids are replaced', () => {
    const nasty = document.querySelector('testcase[classname="hostile-01"]')!
    expect(nasty.getAttribute('name')).to.contain('</script><img src=x onerror="window.hacked=1"> & <b>"\'`')
    expect(nasty.textContent).to.contain('</script><img src=x')
    expect(document.querySelector('img')).to.equal(null)
    expect(xml).to.not.match(/(?![\n\t])\p{Cc}/u)
  })

  test('an unproven refusal says so in a plain sentence', () => {
    const refusal = document.querySelector('failure[type="unproven"]')!
    expect(refusal.textContent).to.contain('the refusal proves nothing')
  })
})
