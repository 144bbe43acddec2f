import { casePanel } from '../../html/client/case.ts'
import { h } from '../../html/client/dom.ts'
import { type Build, fold } from '../../html/client/fold.ts'
import { outcomeIcon } from '../../html/client/icons.ts'
import { worst } from '../../html/client/outcomes.ts'
import { type Tab, tabs } from '../../html/client/tabs.ts'
import { lawName } from '../../law-name.ts'
import { outcomeWords } from '../../words.ts'
import { isDivided } from './outcome-counts.ts'
import { outcomeSign } from './outcome-sign.ts'
import { type Played, sideBySide } from './side-by-side.ts'
import type { Engine, Site, SiteCase } from './site-data.ts'

interface Shown {
  readonly open: boolean
  /** The address names this case. */
  readonly here: boolean
  /** The key of the engine that the address names. */
  readonly engine: string | undefined
}

/** One case: its outcome on each engine, and when opened a tab for each engine and one that compares them. */
export function caseFold(site: Site, one: SiteCase, { open, here, engine }: Shown): HTMLElement {
  const title = lawName(site, one.ruleset)
  const name = one.outline && one.outline !== one.scenario ? `${title}: ${one.scenario}` : title
  const summary = h(
    'span',
    { class: 'scenario-head' },
    h('span', { class: 'case-name' }, name),
    h(
      'span',
      { class: 'signs' },
      site.engines.map(other => named(other, one)),
    ),
  )
  const players = site.engines.flatMap(other => playedBy(other, one))
  const start = startTab(site, one, players, engine)
  const build = () => guarded(() => tabs(tabList(one, players), start))
  return fold({ class: 'scenario site-case', open, 'data-here': here }, summary, build)
}

function playedBy(engine: Engine, one: SiteCase): readonly Played[] {
  const result = engine.caseOf(one)
  return result ? [{ engine, result }] : []
}

function named(engine: Engine, one: SiteCase): HTMLElement {
  return h('span', { class: 'named-sign' }, h('span', { class: 'quiet' }, engine.name), outcomeSign(engine, [one]))
}

/** The engine of the address; else the comparison where engines differ; else the engine with the gravest outcome. */
function startTab(site: Site, one: SiteCase, players: readonly Played[], key: string | undefined): string | undefined {
  if (players.some(({ engine }) => engine.key === key)) return key
  if (isDivided(site, one)) return 'compare'
  const gravest = worst(players.map(({ result }) => result))
  return players.find(({ result }) => result.outcome === gravest)?.engine.key
}

function tabList(one: SiteCase, players: readonly Played[]): readonly Tab[] {
  const compare: Tab = { key: 'compare', label: ['Side by side'], build: () => guarded(() => sideBySide(one, players)) }
  const each = players.map(({ engine, result }) => ({
    key: engine.key,
    label: [outcomeIcon(result.outcome, outcomeWords[result.outcome]), h('span', null, engine.name)],
    build: () => guarded(() => casePanel(engine.run, result)),
  }))
  return players.length > 1 ? [compare, ...each] : each
}

/** What went wrong in place of what should have been shown. */
async function guarded(build: Build): Promise<Node> {
  try {
    return await build()
  } catch (error) {
    return h('p', { class: 'notice', role: 'alert' }, error instanceof Error ? error.message : String(error))
  }
}
