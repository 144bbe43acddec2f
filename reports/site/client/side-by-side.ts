import { boardAfter } from '../../html/client/boards.ts'
import { h } from '../../html/client/dom.ts'
import { outcomeIcon } from '../../html/client/icons.ts'
import type { Case, Details } from '../../html/client/report.ts'
import { stepList } from '../../html/client/steps.ts'
import { capital } from '../../html/client/words.ts'
import { outcomeWords } from '../../words.ts'
import { caseHref } from './address.ts'
import type { Engine, SiteCase } from './site-data.ts'

/** What an engine made of a case. */
export interface Played {
  readonly engine: Engine
  readonly result: Case
}

/** The scenario once, then for each engine what was expected, what happened, and its board afterwards. */
export async function sideBySide(one: SiteCase, players: readonly Played[]): Promise<HTMLElement> {
  const entries = await Promise.all(
    players.map(async player => ({ ...player, details: await player.engine.run.detailsOf(player.result) })),
  )
  const [first] = entries
  return h(
    'div',
    { class: 'comparison' },
    first && h('div', { class: 'brief' }, h('h4', null, 'The scenario'), stepList(first.details.steps)),
    h(
      'div',
      { class: 'columns engine-columns' },
      entries.map(entry => column(one, entry)),
    ),
  )
}

interface Entry extends Played {
  readonly details: Details
}

function column(one: SiteCase, { engine, result, details }: Entry): HTMLElement {
  const { changed, picture } = boardAfter(engine.run, details)
  return h(
    'article',
    { class: 'column' },
    h('div', null, h('h4', null, h('a', { href: caseHref(one, engine) }, engine.name)), outcome(result)),
    h(
      'div',
      { class: 'brief' },
      result.message ? h('p', { class: 'message' }, result.message) : h('p', { class: 'quiet' }, 'As expected.'),
    ),
    h('div', { class: 'brief' }, changed),
    h('div', null, picture),
  )
}

function outcome(result: Case): HTMLElement {
  return h(
    'p',
    { class: `outcome tone-${result.outcome}` },
    outcomeIcon(result.outcome),
    capital(outcomeWords[result.outcome]),
  )
}
