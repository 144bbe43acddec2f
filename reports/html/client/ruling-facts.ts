import type { LawBeside } from '../../law-beside.ts'
import { lawName } from '../../law-name.ts'
import type { RulingLine } from '../../result.ts'
import { type Child, h, link } from './dom.ts'
import { type TopicTitles, topicTitle } from './topics.ts'
import { capital, metText } from './words.ts'

interface Titles extends TopicTitles {
  readonly documentTitle: ReadonlyMap<string, string>
  readonly rulesetTitles?: Readonly<Record<string, string>>
}

/** Where a ruling stands, under which laws it is in force, and how it is met. */
export function rulingFacts(titles: Titles, ruling: RulingLine, beside: LawBeside): HTMLElement {
  const { id, document, entry, paragraph, topic, met, reason } = ruling
  const lines: readonly (readonly [term: string, text: Child])[] = [
    ['Ruling', link(id, { class: 'id' }, id)],
    ['Document', titles.documentTitle.get(document) ?? document],
    ['Entry', `${entry}, paragraph ${paragraph}`],
    ['Topic', topicTitle(titles, topic)],
    ['In force', inForce(titles, beside)],
    ['How it is met', reason && !met.includes(reason) ? `${metText(met)} ${reason}` : metText(met)],
    ...(beside.amends ? [['What it changes', capital(beside.amends)] as const] : []),
  ]
  return h(
    'dl',
    { class: 'facts' },
    lines.map(([term, text]) => h('div', null, h('dt', null, term), h('dd', null, text))),
  )
}

/** Of what the reference engine does not have yet, the laws that its document is part of. */
function inForce({ rulesetTitles }: Titles, { inForce: laws, partOf }: LawBeside): string {
  const named = (ids: readonly string[]) => ids.map(id => lawName({ rulesetTitles }, id)).join('; ')
  if (laws.length > 0) return named(laws)
  const part = partOf.length > 0 ? `; its document is part of ${named(partOf)}` : ''
  return `In no ruleset of the reference engine${part}`
}
