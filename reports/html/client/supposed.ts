import { lawName } from '../../law-name.ts'
import type { SupposedLine } from '../../lines.ts'
import { needsOfSupposed, supposedByRuleset, usersOfSupposed } from '../../supposed.ts'
import { counted } from '../../words.ts'
import { type Child, h, link } from './dom.ts'
import { fold } from './fold.ts'
import type { Report } from './report.ts'

/** How many cases need a card that no set contains, with the way to the list of these cards. */
export const supposedLine = (report: Report): Child =>
  sentence(report, h('a', { href: '#/supposed' }, 'cards that no set contains'))

function sentence(report: Report, cards: Child): Child {
  const { supposed, cases } = report
  if (!supposed || cases.length === 0) return false
  const needs = needsOfSupposed(supposed, cases)
  const by = supposedByRuleset(needs, report)
  return h('p', null, usersOfSupposed(needs), cards, by && `: ${by}`, '.')
}

/** The cards that no set contains, what each does, and the cases that need it. */
export function supposedPage(report: Report): HTMLElement {
  const { supposed = [] } = report
  return h(
    'div',
    { class: 'supposed' },
    h('h1', { tabindex: '-1' }, 'Supposed cards'),
    h(
      'p',
      { class: 'lede' },
      'No set contains these cards: rulings suppose them in their examples, or no printed card shows what a ruling says. An engine has them only if its author adds them by hand; cases that need one that it lacks do not count.',
    ),
    sentence(report, 'one of them'),
    supposed.length > 0 &&
      h(
        'ul',
        { class: 'reading-lines' },
        supposed.map(line => item(report, line)),
      ),
  )
}

function item(report: Report, { title, type, says, cases }: SupposedLine): HTMLElement {
  return h(
    'li',
    { class: 'reading' },
    h('h2', null, title, h('span', { class: 'quiet' }, type)),
    h('p', null, says),
    fold({ class: 'case-fold' }, counted(cases.length, 'case'), () =>
      h(
        'ul',
        { class: 'plain' },
        cases.map(id => h('li', null, link(id, null, named(report, id)))),
      ),
    ),
  )
}

function named(report: Report, id: string): string {
  const one = report.caseById.get(id)
  return one ? `${one.scenario} (${lawName(report, one.ruleset)})` : id
}
