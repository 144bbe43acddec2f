import { groupBy } from '../../../catalogue/group.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { scenarioKey } from '../../html/client/report.ts'
import { rulingList } from '../../html/client/ruling-list.ts'
import type { LawContradiction, LawSide } from '../../law-book.ts'
import { lawName } from '../../law-name.ts'
import { searchedList } from './searched-list.ts'
import type { Site, SiteCase } from './site-data.ts'

/** Where two laws say different things of the same situation, with the scenarios that are played under both. */
export function differencesPage(site: Site): HTMLElement {
  return h(
    'div',
    null,
    h('h1', { tabindex: '-1' }, 'Where two laws differ'),
    h(
      'p',
      { class: 'lede' },
      'The same situation under different law: what each document says of it, by which rulings, and the scenarios that are played under each.',
    ),
    searchedList({
      noun: 'difference',
      items: site.law.contradictions,
      hint: 'Words, ruling, document',
      textOf: ({ topic, law }) =>
        [topic, ...law.flatMap(({ documents, words, rulings }) => [...documents, words, ...rulings])]
          .join('\n')
          .toLowerCase(),
      show: found => found.map(one => difference(site, one)),
    }),
  )
}

function difference(site: Site, { topic, law }: LawContradiction): HTMLElement {
  return h(
    'article',
    { class: 'question' },
    h('h2', { class: 'section-title' }, topic),
    h(
      'table',
      { class: 'matrix readings' },
      h('caption', { class: 'unseen' }, 'What each law says'),
      h(
        'tbody',
        null,
        law.map(side => sideRow(site, side)),
      ),
    ),
    playedUnderEach(site, law),
  )
}

function sideRow(site: Site, { documents, words, rulings }: LawSide): HTMLElement {
  const titles = documents.map(id => site.documentTitle.get(id) ?? id)
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, titles.join(', ')),
    h('td', null, words, h('details', null, h('summary', null, 'Rulings'), rulingList(site, rulings))),
  )
}

/** The scenarios that are played under more than one of the laws, each law a link; nothing where there are none. */
export function playedUnderEach(site: Site, law: readonly Pick<LawSide, 'rulings'>[]): Child {
  const scenarios = outlinesOf(site, law)
  return (
    scenarios.length > 0 && [
      h('h3', null, 'Played under each'),
      h(
        'ul',
        { class: 'plain' },
        scenarios.map(([first, ...others]) =>
          h(
            'li',
            null,
            first!.scenario,
            byLaw([first!, ...others]).map(one => [' · ', link(one.id, null, lawName(site, one.ruleset))]),
          ),
        ),
      ),
    ]
  )
}

/** One case for each law. */
const byLaw = (cases: readonly SiteCase[]): readonly SiteCase[] =>
  [...groupBy<SiteCase>(cases, ({ ruleset }) => ruleset).values()].flatMap(([first]) => first ?? [])

/** The scenarios that are played under more than one law and show what more than one of them says. */
function outlinesOf(site: Site, law: readonly Pick<LawSide, 'rulings'>[]): readonly (readonly SiteCase[])[] {
  const cases = new Set(law.flatMap(side => side.rulings).flatMap(id => site.casesByRuling.get(id) ?? []))
  return [...groupBy<SiteCase>([...cases], scenarioKey).values()].filter(
    members =>
      new Set(members.map(({ ruleset }) => ruleset)).size > 1 &&
      law.filter(({ rulings }) => members.some(one => one.rulings.some(id => rulings.includes(id)))).length > 1,
  )
}
