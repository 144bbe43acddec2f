import { groupBy } from '../../../catalogue/group.ts'
import { coded } from '../../html/client/coded.ts'
import { type Child, h, link } from '../../html/client/dom.ts'
import { topicTitle } from '../../html/client/topics.ts'
import { percentText } from '../../html/client/words.ts'
import { lawName } from '../../law-name.ts'
import type { Changed, NoticedLine } from '../../noticed-line.ts'
import { shareOf } from '../../share.ts'
import { counted } from '../../words.ts'
import type { Mutant, Strength, StrengthScore } from '../strength.ts'
import type { Site } from './site-data.ts'

/** Would the suite notice if a ruling were missing, or something else were changed? */
export function strengthPage(site: Site): HTMLElement {
  const { strength, law } = site
  const { noticed = [] } = law
  return h(
    'div',
    { class: 'strength' },
    h('h1', { tabindex: '-1' }, 'Strength of the suite'),
    strength
      ? struckOut(site, strength)
      : h('p', null, ...coded('This site was made without a measure of the suite: `site --strength` takes one.')),
    noticed.length > 0 && scores('What else was changed', noticed.map(changedLine)),
  )
}

/** Each ruling missing, or in the words of another document: by document and topic, and what nobody noticed. */
function struckOut(site: Site, strength: Strength): Child {
  const { killed, killedElsewhere, survived, score } = strength
  return [
    h(
      'p',
      { class: 'lede' },
      'In the reference engine, every ruling in force was struck out, or exchanged for what another document says, one at a time under each ruleset. Would a scenario notice?',
    ),
    h(
      'section',
      { class: 'score', 'aria-label': 'Score' },
      h('p', { class: 'score-figure' }, percentText(score)),
      h(
        'p',
        { class: 'score-line' },
        `${killed.toLocaleString('en')} of ${counted(killed + killedElsewhere + survived, 'change')} were noticed by scenarios of the ruling itself.`,
      ),
    ),
    scores(
      'By document',
      strength.documents.map(line => ({ ...line, name: site.documentTitle.get(line.document) ?? line.document })),
    ),
    scores(
      'By topic',
      strength.topics.map(line => ({ ...line, name: topicTitle(site, line.topic) })),
    ),
    unnoticed(site, strength.rulings, 'survived', 'Nobody noticed', true),
    unnoticed(site, strength.rulings, 'killed elsewhere', 'Noticed only by scenarios of other rulings', false),
    unnoticed(site, strength.rulings, 'same', 'Changes that make no difference', false),
  ]
}

const changes: Readonly<Record<Changed, string>> = {
  mutations: 'Words of rulings, basic rules and cards',
  narrow: 'What a ruling is obeyed for',
  engine: 'The code of the reference engine',
}

const changedLine = ({ changed, mutants, own, elsewhere, nobody, same }: NoticedLine): Line => ({
  name: changes[changed],
  mutants,
  killed: own,
  killedElsewhere: elsewhere,
  survived: nobody,
  score: shareOf(own, mutants - same, 100),
})

const columns: readonly (readonly [title: string, key: keyof StrengthScore])[] = [
  ['Noticed by its own scenarios', 'killed'],
  ['Only elsewhere', 'killedElsewhere'],
  ['By nobody', 'survived'],
]

type Line = StrengthScore & { readonly name: string }

function scores(caption: string, lines: readonly Line[]): HTMLElement {
  const heads = ['Score', ...columns.map(([title]) => title)]
  const cells = (line: Line) => columns.map(([, key]) => h('td', { class: 'number' }, line[key].toLocaleString('en')))
  return h(
    'section',
    { class: 'score-matrix' },
    h('h2', null, caption),
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': caption },
      h(
        'table',
        { class: 'matrix', style: `--columns: ${heads.length}` },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, h('span', { class: 'unseen' }, caption)),
            heads.map(text => h('th', { scope: 'col' }, text)),
          ),
        ),
        h(
          'tbody',
          null,
          lines.map(line =>
            h(
              'tr',
              null,
              h('th', { scope: 'row' }, line.name),
              h('td', { class: 'number' }, h('strong', null, percentText(line.score))),
              cells(line),
            ),
          ),
        ),
      ),
    ),
  )
}

function unnoticed(site: Site, all: readonly Mutant[], fate: string, title: string, open: boolean): Child {
  const mutants = all.filter(mutant => mutant.fate === fate)
  if (mutants.length === 0) return open && h('p', { class: 'related' }, 'No change went unnoticed.')
  const groups = [...groupBy(mutants, ({ ruling }) => ruling)]
  return h(
    'details',
    { class: 'related', open },
    h('summary', null, `${title} (${mutants.length.toLocaleString('en')})`),
    h(
      'ul',
      { class: 'missing-rows' },
      groups.map(([id, members]) => survivor(site, id, members)),
    ),
  )
}

function survivor(site: Site, id: string, members: readonly Mutant[]): HTMLElement {
  const ruling = site.rulingById.get(id)
  const law = (ruleset: string) => lawName(site, ruleset)
  const line = ({ ruleset, reason, by, with: other }: Mutant) =>
    h(
      'p',
      { class: 'reason' },
      `${law(ruleset)}, `,
      other ? ['exchanged for ', link(other, { class: 'id' }, other)] : 'struck out',
      ': ',
      reason,
      by && ['noticed by ', link(by, { class: 'id' }, by)],
      !reason && !by && 'no reason is given',
    )
  return h(
    'li',
    null,
    h('p', null, ruling?.summary ?? id),
    h('p', { class: 'quiet' }, link(id, { class: 'id' }, id)),
    members.map(line),
  )
}
