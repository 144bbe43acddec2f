import { groupBy } from '../../group.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { scenarioKey } from '../../html/client/report.ts'
import { rulingList } from '../../html/client/ruling-list.ts'
import { topicTitle } from '../../html/client/topics.ts'
import { capital, metText } from '../../html/client/words.ts'
import type { LawRuling } from '../../law-book.ts'
import { counted } from '../../words.ts'
import { queryHref, quoted } from './address.ts'
import { caseFold } from './case-fold.ts'
import { isDivided } from './outcome-counts.ts'
import { outcomeSign } from './outcome-sign.ts'
import type { Engine, Site, SiteCase } from './site-data.ts'

/** What the address names besides the ruling. */
interface Named {
  readonly selected: SiteCase | undefined
  readonly engine: string | undefined
}

/** One ruling: what it says, where it stands, what touches it, and what each engine makes of its scenarios. */
export function rulingView(site: Site, ruling: LawRuling, named: Named): HTMLElement {
  const cases = site.casesByRuling.get(ruling.id) ?? []
  return h(
    'article',
    { class: 'ruling' },
    crumbs(site, ruling),
    h('h1', { tabindex: '-1' }, ruling.summary),
    facts(site, ruling),
    questions(site, ruling),
    touching(site, ruling),
    h('h2', null, 'What the engines do'),
    cases.length === 0 && h('p', null, `There is no scenario of it. ${ruling.reason ?? metText(ruling.met)}`),
    cases.length > 0 &&
      h(
        'ul',
        { class: 'engine-signs' },
        site.engines.map(one => engineSign(one, cases)),
      ),
    scenarios(site, cases, named),
  )
}

function crumbs(site: Site, { document, entry }: LawRuling): HTMLElement {
  const title = site.documentTitle.get(document) ?? document
  return h(
    'nav',
    { class: 'crumbs', 'aria-label': 'Where you are' },
    h('a', { href: queryHref('') }, 'Rulings'),
    h('a', { href: queryHref(`document:${quoted(document)}`) }, title),
    h('a', { href: queryHref(`document:${quoted(document)} "${entry.replaceAll('"', ' ')}"`) }, entry),
  )
}

function facts(site: Site, ruling: LawRuling): HTMLElement {
  const { id, document, entry, paragraph, topic, met, reason, inForce, amends } = ruling
  const laws = inForce.map(ruleset => site.rulesetTitles[ruleset] ?? ruleset)
  const lines: readonly (readonly [term: string, text: Child])[] = [
    ['Ruling', link(id, { class: 'id' }, id)],
    ['Document', site.documentTitle.get(document) ?? document],
    ['Entry', `${entry}, paragraph ${paragraph}`],
    ['Topic', topicTitle(site, topic)],
    ['In force', laws.join('; ') || 'in no ruleset of the reference engine'],
    ['How it is met', reason && !met.includes(reason) ? `${metText(met)} ${reason}` : metText(met)],
    ...(amends ? [['What it changes', capital(amends)] as const] : []),
  ]
  return h(
    'dl',
    { class: 'facts' },
    lines.map(([term, text]) => h('div', null, h('dt', null, term), h('dd', null, text))),
  )
}

function questions(site: Site, { id }: LawRuling): Child {
  const open = site.questionsByRuling.get(id) ?? []
  return (
    open.length > 0 &&
    h(
      'section',
      { class: 'related' },
      h('h2', null, open.length === 1 ? 'An open question' : 'Open questions'),
      h(
        'ul',
        { class: 'plain' },
        open.map(question => h('li', null, link(`/questions/${question.id}`, null, question.question))),
      ),
    )
  )
}

/** Rulings that amend its entry, and other law on the same situation. */
function touching(site: Site, { id, amendedBy }: LawRuling): Child {
  const disputes = site.law.contradictions.filter(({ law }) => law.some(({ rulings }) => rulings.includes(id)))
  return [
    amendedBy.length > 0 &&
      h(
        'details',
        { class: 'related' },
        h('summary', null, `Its entry is amended by ${counted(amendedBy.length, 'ruling')}`),
        rulingList(site, amendedBy),
      ),
    disputes.map(({ topic, law }) =>
      h(
        'details',
        { class: 'related' },
        h('summary', null, `Other law on it: ${topic}`),
        law.map(side =>
          h(
            'div',
            { class: 'side' },
            h('h3', null, titles(site, side.documents)),
            h('p', null, side.words),
            sideRulings(site, side.rulings),
          ),
        ),
      ),
    ),
  ]
}

function titles(site: Site, documents: readonly string[]): string {
  return documents.map(document => site.documentTitle.get(document) ?? document).join(', ')
}

function sideRulings(site: Site, ids: readonly string[]): HTMLElement {
  return h('details', null, h('summary', { class: 'quiet' }, counted(ids.length, 'ruling')), rulingList(site, ids))
}

function engineSign(engine: Engine, cases: readonly SiteCase[]): HTMLElement {
  return h(
    'li',
    null,
    h('strong', null, engine.name),
    ' ',
    h('span', { class: 'version' }, engine.version),
    outcomeSign(engine, cases),
  )
}

/** The case of the address stands open; else the first on which engines differ; else the first. */
function scenarios(site: Site, cases: readonly SiteCase[], { selected, engine }: Named): Child {
  const shown = selected ?? cases.find(one => isDivided(site, one)) ?? cases[0]
  return [...groupBy<SiteCase>(cases, scenarioKey).values()].map(members =>
    h(
      'section',
      { class: 'site-scenario' },
      h('h3', { class: 'scenario-title' }, capital(nameOf(members))),
      members.map(one => caseFold(site, one, { open: one === shown, here: one === selected, engine })),
    ),
  )
}

function nameOf([first]: readonly SiteCase[]): string {
  return first?.outline ?? first?.scenario ?? ''
}
