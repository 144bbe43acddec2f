import { h, link } from '../../html/client/dom.js'
import { groupBy } from '../../html/client/rulings.js'
import { topicTitle } from '../../html/client/topics.js'
import { counted, percentText } from '../../html/client/words.js'

/** Would the suite notice if a ruling were missing? By document and topic, and what nobody noticed. */
export function strengthPage(site) {
  const { strength } = site
  if (!strength)
    return h(
      'div',
      null,
      h('h1', { tabindex: '-1' }, 'Strength'),
      h('p', null, 'This site was made without a measure of the suite.'),
    )
  const { killed, killedElsewhere, survived, score } = strength
  return h(
    'div',
    { class: 'strength' },
    h('h1', { tabindex: '-1' }, 'Strength of the suite'),
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
    scores('By document', strength.documents, ({ document }) => site.documentTitle.get(document) ?? document),
    scores('By topic', strength.topics, ({ topic }) => topicTitle(site, topic)),
    unnoticed(site, 'survived', 'Nobody noticed', true),
    unnoticed(site, 'killed elsewhere', 'Noticed only by scenarios of other rulings', false),
    unnoticed(site, 'same', 'Changes that make no difference', false),
  )
}

const columns = [
  ['Noticed by its own scenarios', 'killed'],
  ['Only elsewhere', 'killedElsewhere'],
  ['By nobody', 'survived'],
]

function scores(caption, lines, nameOf) {
  const heads = ['Score', ...columns.map(([name]) => name)]
  const cells = line => columns.map(([, key]) => h('td', { class: 'number' }, line[key].toLocaleString('en')))
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
              h('th', { scope: 'row' }, nameOf(line)),
              h('td', { class: 'number' }, h('strong', null, percentText(line.score))),
              cells(line),
            ),
          ),
        ),
      ),
    ),
  )
}

function unnoticed(site, fate, title, open) {
  const mutants = site.strength.rulings.filter(mutant => mutant.fate === fate)
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

function survivor(site, id, members) {
  const ruling = site.rulingById.get(id)
  const law = ruleset => site.rulesetTitles[ruleset] ?? ruleset
  const line = ({ ruleset, reason, by, with: other }) =>
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
