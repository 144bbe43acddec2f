import { coded } from '../../html/client/coded.ts'
import { type Child, h, link, outwards } from '../../html/client/dom.ts'
import { scoreOf } from '../../html/client/outcomes.ts'
import { capital, percentText } from '../../html/client/words.ts'
import { reachSays } from '../../reach.ts'
import { type Counts, counted, countOf, errorsIn, outcomeWords } from '../../words.ts'
import type { SiteCause } from '../embedded.ts'
import { queryHref } from './address.ts'
import { countsOf } from './outcome-counts.ts'
import type { OutcomeWord } from './query.ts'
import type { Engine, Site } from './site-data.ts'

/** An engine with its score, and what is to be known of its report. */
export function engineCard({ cases }: Site, engine: Engine): HTMLElement {
  const counts = countsOf(cases, engine.outcomes)
  const { passed, scored, percent } = scoreOf(counts)
  const selection = Object.entries(engine.selection).map(([name, value]) => `${name} = ${value}`)
  return h(
    'article',
    { class: 'engine' },
    h('h2', null, engine.name, ' ', h('span', { class: 'version' }, engine.version)),
    h('p', { class: 'engine-score' }, percentText(percent)),
    h('p', null, `${passed.toLocaleString('en')} of ${counted(scored, 'case')} passed.${reachSays(engine.reach)}`),
    outcomeLinks(engine, counts),
    causes(engine),
    engine.plays && h('p', { class: 'quiet' }, `It says that it plays ${engine.plays}.`),
    engine.source !== undefined && h('p', { class: 'quiet' }, 'Its code: ', outwards(engine.source)),
    engine.issues !== undefined && h('p', { class: 'quiet' }, 'Its issues: ', outwards(engine.issues)),
    !engine.complete &&
      h('p', { class: 'notice' }, h('strong', null, 'Incomplete. '), 'The run was cut short and cases are missing.'),
    selection.length > 0 && h('p', { class: 'notice' }, `Only a part of the suite was run: ${selection.join(', ')}.`),
    h(
      'p',
      { class: 'quiet' },
      `Suite ${engine.suite.version}, digest `,
      h('code', null, engine.suite.digest.slice(0, 12)),
      '. In the query: ',
      h('code', null, engine.key),
      '. Badge: ',
      h('a', { href: `badges/${engine.key}.json` }, `badges/${engine.key}.json`),
    ),
  )
}

/** What explains most of the failures, as far as the report says. */
function causes({ causes: lines }: Engine): Child {
  if (lines.length === 0) return false
  const item = ({ says, rulings: [first], carries }: SiteCause) =>
    h(
      'li',
      null,
      first ? link(first, null, coded(says)) : coded(says),
      h('span', { class: 'quiet' }, ` ${capital(carries)}.`),
    )
  return [h('h3', null, 'What explains most of its failures'), h('ul', { class: 'plain causes' }, lines.map(item))]
}

/** Links to the cases of each outcome but the passed ones. */
function outcomeLinks({ key }: Engine, counts: Counts): HTMLElement {
  const lines: readonly (readonly [word: OutcomeWord, count: number, text: string])[] = [
    ['failed', counts.fail, outcomeWords.fail],
    ['unproven', counts.unproven, outcomeWords.unproven],
    ['partly-checked', countOf(counts, 'partly-checked'), outcomeWords['partly-checked']],
    ['unsupported', counts.unsupported, outcomeWords.unsupported],
    ['not-applicable', counts['not-applicable'], outcomeWords['not-applicable']],
    ['disputed', counts.disputed, outcomeWords.disputed],
    ['error', errorsIn(counts), 'errors'],
  ]
  return h(
    'ul',
    { class: 'engine-outcomes' },
    lines
      .filter(([, count]) => count > 0)
      .map(([word, count, text]) =>
        h('li', null, h('a', { href: queryHref(`${word}:${key}`) }, `${count.toLocaleString('en')} ${text}`)),
      ),
  )
}
