import { groupBy } from '../../../catalogue/group.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { fold } from '../../html/client/fold.ts'
import { topicsInOrder, topicTitle } from '../../html/client/topics.ts'
import type { LawCustom } from '../../law-book.ts'
import { lawName } from '../../law-name.ts'
import { counted } from '../../words.ts'
import { queryHref } from './address.ts'
import { searchedList } from './searched-list.ts'
import type { Site, SiteCase } from './site-data.ts'

/** What verdicts rest on besides the documents, topic by topic, with the cases. `selected` is an id. */
export function customsSection(site: Site, selected: string): HTMLElement {
  return h(
    'section',
    { class: 'customs' },
    h('h2', null, 'The customs'),
    h(
      'p',
      null,
      'What none of the documents states and every player knows. An engine may decline a custom; the cases that rest on it then do not apply to it.',
    ),
    searchedList({
      noun: 'custom',
      items: site.law.customs,
      hint: 'Words, topic, ruleset',
      textOf: custom => textOf(site, custom),
      show: found => topics(site, found, selected),
    }),
  )
}

function textOf(site: Site, { id, topic, says, known, rulesets }: LawCustom): string {
  const laws = rulesets.map(ruleset => site.rulesetTitles[ruleset] ?? '')
  return [id, topicTitle(site, topic), says, known, ...rulesets, ...laws].join('\n').toLowerCase()
}

function topics(site: Site, customs: readonly LawCustom[], selected: string): readonly HTMLElement[] {
  const byTopic = groupBy(customs, ({ topic }) => topic)
  return topicsInOrder(site, byTopic.keys()).map(topic =>
    h(
      'section',
      { class: 'topic' },
      h('h3', null, topicTitle(site, topic)),
      h(
        'ul',
        { class: 'reading-lines' },
        byTopic.get(topic)?.map(custom => item(site, custom, custom.id === selected)),
      ),
    ),
  )
}

function item(site: Site, { id, says, known, rulesets }: LawCustom, isHere: boolean): HTMLElement {
  const cases = site.casesByCustom.get(id) ?? []
  const laws = rulesets.map(ruleset => lawName(site, ruleset)).join('; ')
  return h(
    'li',
    { class: 'reading', 'data-here': isHere },
    h('p', { class: 'says' }, link(`/fairness/${id}`, null, says)),
    h('p', { class: 'quiet' }, `${laws}. Known from ${known}. `, h('span', { class: 'id' }, id)),
    cases.length === 0
      ? h('p', { class: 'quiet' }, 'No case of these reports rests on it.')
      : fold(
          { class: 'case-fold', open: isHere },
          cases.length === 1 ? '1 case rests on it' : `${counted(cases.length, 'case')} rest on it`,
          () => casesOf(site, id, cases),
        ),
  )
}

/** All of them, ruling by ruling. */
function casesOf(site: Site, custom: string, cases: readonly SiteCase[]): HTMLElement {
  const byRuling = groupBy(cases, one => one.rulings[0] ?? '')
  const ruling = (id: string, own: readonly SiteCase[]): Child =>
    h(
      'li',
      null,
      site.rulingById.get(id)?.summary ?? id,
      h(
        'ul',
        { class: 'plain' },
        own.map(one =>
          h(
            'li',
            null,
            link(one.id, null, one.scenario),
            h('span', { class: 'quiet' }, ` ${lawName(site, one.ruleset)}`),
          ),
        ),
      ),
    )
  return h(
    'div',
    null,
    h('p', null, h('a', { href: queryHref(`custom:${custom}`) }, 'The same with what each engine makes of them')),
    h(
      'ul',
      { class: 'custom-cases' },
      [...byRuling].map(([id, own]) => ruling(id, own)),
    ),
  )
}
