import { groupBy } from '../../../catalogue/group.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { type LawView, lawSections } from '../../html/client/law-beside.ts'
import { scenarioKey } from '../../html/client/report.ts'
import { rulingFacts } from '../../html/client/ruling-facts.ts'
import { scenarioName } from '../../html/client/scenario-name.ts'
import { capital, metText } from '../../html/client/words.ts'
import { lawBeside } from '../../law-beside.ts'
import type { LawRuling } from '../../law-book.ts'
import { lawName } from '../../law-name.ts'
import { queryHref, quoted } from './address.ts'
import { cardLinks } from './cards.ts'
import { caseFold } from './case-fold.ts'
import { isDivided } from './outcome-counts.ts'
import { outcomeSign } from './outcome-sign.ts'
import { playPage } from './play-page.ts'
import type { Engine, Site, SiteCase } from './site-data.ts'

/** What the address names besides the ruling. */
interface Named {
  readonly selected: SiteCase | undefined
  readonly engine: string | undefined
}

/** One ruling: what it says, where it stands, what touches it, and what each engine makes of its scenarios. */
export function rulingView(site: Site, ruling: LawRuling, named: Named): HTMLElement {
  const cases = site.casesByRuling.get(ruling.id) ?? []
  const beside = lawBeside(site.law, ruling, cases)
  return h(
    'article',
    { class: 'ruling' },
    crumbs(site, ruling),
    h('h1', { tabindex: '-1' }, ruling.summary),
    rulingFacts(site, ruling, beside),
    ruling.cards.length > 0 && h('p', null, 'Cards: ', cardLinks(ruling.cards), '.'),
    lawSections(viewOf(site), ruling.id, beside),
    h('h2', null, 'What the engines do'),
    cases.length === 0 && h('p', null, `There is no scenario of it. ${ruling.reason ?? metText(ruling.met)}`),
    cases.length > 0 && h('p', null, h('a', { href: `${playPage}#${ruling.id}` }, 'Play it, change it, strike it out')),
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

function viewOf(site: Site): LawView<SiteCase> {
  return {
    ...site,
    caseLink: ({ id, ruleset }) => link(id, { class: 'case-link' }, lawName(site, ruleset)),
    customHref: id => `#/fairness/${id}`,
    questionHref: id => `#/questions/${id}`,
  }
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
      h('h3', { class: 'scenario-title' }, capital(scenarioName(members))),
      members.map(one => caseFold(site, one, { open: one === shown, here: one === selected, engine })),
    ),
  )
}
