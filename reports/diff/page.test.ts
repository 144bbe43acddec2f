import { describe, test } from 'node:test'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import { diff } from '../../analysis/diff.ts'
import { hostile } from '../fixture/boards.ts'
import { conformance } from '../fixture/result.ts'
import type { Conformance } from '../result.ts'
import { diffHtml } from './page.ts'

const before = conformance(1)
const cases = before.cases.slice(1).map(one => {
  if (one.outcome === 'pass' && one.topic === 'stopped') return { ...one, outcome: 'fail' as const, message: hostile }
  return one.outcome === 'timeout' ? { ...one, outcome: 'pass' as const } : one
})
const after: Conformance = { ...before, cases, engine: { ...before.engine, name: hostile } }

/** Draws the page as a browser would. */
function drawn(from: Conformance, to: Conformance, link?: string): Window {
  const html = diffHtml(diff(from, to), { before: from, after: to, ...(link ? { link } : {}) })
  const window = new Window({ url: 'file:///diff.html', settings: { enableJavaScriptEvaluation: true } as never })
  window.document.write(html)
  return window
}

describe('diffHtml', () => {
  test('is one file: nothing is loaded from elsewhere, and no text ends the data', () => {
    const html = diffHtml(diff(before, after), { before, after })
    expect(html).to.not.match(/<(link|img|iframe|object)\b|<script[^>]+src=|url\(|@import/)
    expect(html.match(/<\/script>/g)).to.have.length(2)
    expect(html).to.not.match(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/u)
  })

  test('shows regressions first, then improvements, what is gone and what else differs', () => {
    const { document } = drawn(before, after)
    const titles = [...document.querySelectorAll('main section h2')].map(head => head.firstChild!.textContent)
    expect(titles).to.deep.equal(['Regressions', 'Improvements', 'Gone cases', 'What else differs'])
    const [first] = document.querySelectorAll('#regressions .diff-row')
    expect(first!.textContent).to.contain('passed→ failed').and.to.contain('</script><img src=x')
    expect(document.querySelector('main img, main b')).to.equal(null)
  })

  test('leads into the report beside it', () => {
    const { document } = drawn(before, after, '../out/conformance.html')
    expect(document.querySelector('#regressions a')!.getAttribute('href')).to.match(/^\.\.\/out\/conformance\.html#/)
    expect(drawn(before, after).document.querySelector('#regressions .diff-row a')).to.equal(null)
  })

  test('says when nothing changed', () => {
    expect(drawn(before, before).document.querySelector('main')!.textContent).to.contain('came out the same')
  })
})
