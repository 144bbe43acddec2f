import { groupBy } from '../../../catalogue/group.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { fold } from '../../html/client/fold.ts'
import { rulingList } from '../../html/client/ruling-list.ts'
import { topicTitle } from '../../html/client/topics.ts'
import type { LawAnswer, LawChange, LawChanges } from '../../law-book.ts'
import { lawName } from '../../law-name.ts'
import { counted } from '../../words.ts'
import { playedUnderEach } from './differences.ts'
import { searchedList } from './searched-list.ts'
import type { Site } from './site-data.ts'

/** The address of what changed between two laws; `of` = the id of a ruling or question, or words that are searched for. */
export const changesHref = ({ from, to }: Pick<LawChanges, 'from' | 'to'>, of = ''): string =>
  `#/changes/${from},${to}${of ? `/${encodeURIComponent(of)}` : ''}`

type Row = LawChange | LawAnswer

/** What changed from one law to a later one, topic by topic, with the boards on which it is seen. */
export function changesPage(site: Site, address: string): HTMLElement {
  const all = site.law.changes ?? []
  const [laws = '', ...of] = address.split('/')
  const found =
    all.find(({ from, to }) => laws === `${from},${to}`) ?? all.filter(({ isAmended }) => isAmended).at(-1) ?? all[0]
  if (!found) return h('div', null, h('h1', { tabindex: '-1' }, 'No law changed'))
  const rows: readonly Row[] = [...found.otherwise, ...found.changes]
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, `What changed from ${lawName(site, found.from)} to ${lawName(site, found.to)}`),
    h('p', { class: 'lede' }, counts(found)),
    h(
      'nav',
      { class: 'pairs', 'aria-label': 'Pairs of laws' },
      all.map(pair => pairLink(site, pair, found)),
    ),
    searchedList({
      noun: 'change',
      items: rows,
      hint: 'Words, ruling, topic, card',
      initial: of.join('/'),
      textOf: row => wordsOf(site, row),
      show: shown => byTopic(site, found, shown),
    }),
  )
}

const isAnswer = (row: Row): row is LawAnswer => 'about' in row
const topicOf = (row: Row): string => (isAnswer(row) ? (row.topics[0] ?? '') : row.topic)
const isNew = (row: Row): row is LawChange => !isAnswer(row) && row.was.length === 0

function counts({ isAmended, changes, otherwise }: LawChanges): string {
  const answers = `${counted(otherwise.length, 'question')} answered differently`
  if (!isAmended) return `${answers}. These laws share no document: what only one of them speaks of is not listed.`
  const fresh = changes.filter(isNew).length
  const gone = changes.filter(({ now }) => now.length === 0).length
  const rules = [
    `${counted(changes.length - fresh - gone, 'rule')} replaced`,
    ...(gone ? [`${gone} gone`] : []),
    `${fresh} new`,
  ]
  return `${rules.join(', ')}; ${answers}.`
}

function pairLink(site: Site, pair: LawChanges, here: LawChanges): Child {
  const name = `${lawName(site, pair.from)} → ${lawName(site, pair.to)}`
  return h('a', { href: changesHref(pair), 'aria-current': pair === here ? 'page' : 'false' }, name)
}

/** All that a row says, in small letters. */
function wordsOf(site: Site, row: Row): string {
  const ids = isAnswer(row) ? [...row.was.rulings, ...row.now.rulings] : [...row.was, ...row.now]
  const rulings = ids.flatMap(id => site.rulingById.get(id) ?? [])
  return [
    topicTitle(site, topicOf(row)),
    ...ids,
    ...(isAnswer(row) ? [row.id, row.about, row.was.words, row.now.words] : []),
    ...rulings.flatMap(({ summary, cards }) => [summary, ...cards]),
  ]
    .join('\n')
    .toLowerCase()
}

function byTopic(site: Site, laws: LawChanges, rows: readonly Row[]): readonly HTMLElement[] {
  const topics = groupBy<Row>(rows, topicOf)
  const order = Object.keys(site.topicTitles)
  return [...topics]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([topic, own]) => topicSection(site, laws, topic, own))
}

/** So many new rules are listed where there is nothing else. */
const most = 6

/** Answers and replaced rules in full; new rules folded, unless they are few and there is nothing else. */
function topicSection(site: Site, laws: LawChanges, topic: string, rows: readonly Row[]): HTMLElement {
  const fresh = rows.filter(isNew)
  const others = rows.filter(row => !isNew(row))
  const list = () =>
    rulingList(
      site,
      fresh.flatMap(({ now }) => now),
    )
  return h(
    'section',
    { class: 'changed-topic' },
    h('h2', { class: 'section-title' }, topicTitle(site, topic)),
    others.map(row => (isAnswer(row) ? answer(site, laws, row) : change(site, laws, row))),
    fresh.length > 0 &&
      (others.length || fresh.length > most
        ? fold({ class: 'new-rules' }, `${counted(fresh.length, 'new rule')}`, list)
        : list()),
  )
}

function answer(site: Site, laws: LawChanges, { id, about, was, now }: LawAnswer): HTMLElement {
  const sides = [
    [laws.from, was],
    [laws.to, now],
  ] as const
  return h(
    'article',
    { class: 'question' },
    h('h3', null, h('a', { href: changesHref(laws, id) }, about)),
    h(
      'table',
      { class: 'matrix readings' },
      h('caption', { class: 'unseen' }, 'What each law says'),
      h(
        'tbody',
        null,
        sides.map(([law, { words, rulings }]) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, lawName(site, law)),
            h('td', null, words, rulings.length > 0 && fold({}, 'Rulings', () => rulingList(site, rulings))),
          ),
        ),
      ),
    ),
    playedUnderEach(site, [was, now]),
  )
}

function change(site: Site, laws: LawChanges, { was, now, amends }: LawChange): HTMLElement {
  const id = now[0] ?? was[0] ?? ''
  const seen = (site.casesByRuling.get(now[0] ?? '') ?? []).filter(({ ruleset }) => ruleset === laws.to).slice(0, 3)
  const cards = [...new Set([...was, ...now].flatMap(one => site.rulingById.get(one)?.cards ?? []))]
  return h(
    'article',
    { class: 'question' },
    h('h3', null, h('a', { href: changesHref(laws, id) }, now.length ? 'Replaced' : 'Gone')),
    h(
      'dl',
      { class: 'was-now' },
      side('Was', rulingList(site, was)),
      now.length > 0 && side('Now', rulingList(site, now)),
    ),
    amends && h('p', { class: 'quiet' }, `The document: ${amends}`),
    cards.length > 0 && h('p', { class: 'quiet' }, `Cards: ${cards.join(', ')}`),
    seen.length > 0 &&
      h(
        'p',
        { class: 'quiet' },
        'Played: ',
        seen.map((one, at) => [at > 0 && ' · ', link(one.id, null, one.scenario)]),
      ),
  )
}

const side = (term: string, list: HTMLElement): Child => [h('dt', null, term), h('dd', null, list)]
