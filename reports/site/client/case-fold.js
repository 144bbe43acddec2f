import { boardPicture } from '../../html/client/board.js'
import { cardTypes, casePanel, noBoardText } from '../../html/client/case.js'
import { changesBetween } from '../../html/client/changes.js'
import { changesList } from '../../html/client/changes-list.js'
import { detailsOf, worst } from '../../html/client/data.js'
import { fold, h } from '../../html/client/dom.js'
import { outcomeIcon } from '../../html/client/icons.js'
import { stepList } from '../../html/client/steps.js'
import { tabs } from '../../html/client/tabs.js'
import { capital } from '../../html/client/words.js'
import { caseHref } from './address.js'
import { isDivided, outcomeSign } from './outcome-counts.js'

/** One case: its outcome on each engine, and when opened a tab for each engine and one that compares them. */
export function caseFold(site, one, { open, here, engine }) {
  const players = site.engines.filter(({ outcomes }) => outcomes[one.index])
  const title = site.rulesetTitles[one.ruleset] ?? one.ruleset
  const name = one.outline && one.outline !== one.scenario ? `${title}: ${one.scenario}` : title
  const summary = h(
    'span',
    { class: 'scenario-head' },
    h('span', { class: 'case-name' }, name),
    h(
      'span',
      { class: 'signs' },
      site.engines.map(other => named(site, other, one)),
    ),
  )
  const build = () => guarded(() => tabs(tabList(site, one, players), startTab(site, one, { players, engine })))
  const props = { class: 'scenario site-case', open, ...(here ? { 'data-here': '' } : {}) }
  return fold(props, summary, build)
}

function named(site, engine, one) {
  return h(
    'span',
    { class: 'named-sign' },
    h('span', { class: 'quiet' }, engine.name),
    outcomeSign(site, engine, [one]),
  )
}

/** The engine of the address; else the comparison where engines differ; else the engine with the gravest outcome. */
function startTab(site, one, { players, engine }) {
  if (players.some(({ key }) => key === engine)) return engine
  if (isDivided(site, one)) return 'compare'
  const gravest = worst(players.map(player => ({ outcome: player.outcomes[one.index] })))
  return players.find(player => player.outcomes[one.index] === gravest)?.key
}

function tabList(site, one, players) {
  const compare = { key: 'compare', label: ['Side by side'], build: () => guarded(() => sideBySide(one, players)) }
  const each = players.map(engine => ({
    key: engine.key,
    label: [
      outcomeIcon(engine.outcomes[one.index], site.words.outcomeWords[engine.outcomes[one.index]]),
      h('span', null, engine.name),
    ],
    build: () => guarded(() => casePanel(engine.report, engine.caseOf(one))),
  }))
  return players.length > 1 ? [compare, ...each] : each
}

/** What went wrong in place of what should have been shown. */
async function guarded(build) {
  try {
    return await build()
  } catch (error) {
    return h('p', { class: 'notice', role: 'alert' }, error.message)
  }
}

/** The scenario once, then for each engine what was expected, what happened, and its board afterwards. */
async function sideBySide(one, players) {
  const entries = await Promise.all(
    players.map(async engine => {
      const result = engine.caseOf(one)
      return { engine, result, details: await detailsOf(engine.report, result) }
    }),
  )
  const [first] = entries
  return h(
    'div',
    { class: 'comparison' },
    first && h('div', { class: 'brief' }, h('h4', null, 'The scenario'), stepList(first.details.steps, false)),
    h(
      'div',
      { class: 'columns engine-columns' },
      entries.map(entry => column(one, entry)),
    ),
  )
}

function column(one, { engine, result, details }) {
  const { changed, picture } = after(engine.report, details)
  return h(
    'article',
    { class: 'column' },
    h('div', null, h('h4', null, h('a', { href: caseHref(one, engine) }, engine.name)), outcome(engine.report, result)),
    h(
      'div',
      { class: 'brief' },
      result.message ? h('p', { class: 'message' }, result.message) : h('p', { class: 'quiet' }, 'As expected.'),
    ),
    h('div', { class: 'brief' }, changed),
    h('div', null, picture),
  )
}

function outcome({ words }, result) {
  return h(
    'p',
    { class: `outcome tone-${result.outcome}` },
    outcomeIcon(result.outcome),
    capital(words.outcomeWords[result.outcome]),
  )
}

function after(report, { before, after: now, transcript }) {
  if (!before) return {}
  if (!now) return { changed: h('p', { class: 'unchanged' }, noBoardText) }
  const changes = changesBetween(before, now)
  const picture = boardPicture(now, { label: 'After', side: 'after', changes, types: cardTypes(report, transcript) })
  return { changed: changesList(changes), picture }
}
