import { attemptsIn } from './attempt-model.js'
import { h, link } from './dom.js'
import { counted } from './words.js'

/** The attempts of a case as people think of them: what lay there, each encounter, who fell out, what was scored. */
export function attemptStories(report, details) {
  if (!details.before) return false
  const attempts = attemptsIn(details)
  return attempts.length > 0 && attempts.map(attempt => story(report, attempt))
}

function story(report, attempt) {
  const { player, deed, mission, seeds, encounters } = attempt
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, `${player} ${deed} ${mission}`),
    h(
      'p',
      { class: 'quiet' },
      seeds.length > 0
        ? ['Under it: ', seeds.map(({ name, met }, i) => [i > 0 && ', ', met ? name : `${name} (not met)`])]
        : 'Nothing lay under it.',
    ),
    h(
      'ol',
      { class: 'encounters' },
      encounters.map(one => encounter(report, one)),
    ),
    h('p', { class: 'attempt-end' }, ending(attempt)),
    rulingLinks(report, attempt.rulings, 'Decided by'),
  )
}

function rulingLinks(report, rulings, label) {
  const known = rulings.filter(id => report.rulingById.has(id))
  return (
    known.length > 0 &&
    h(
      'div',
      { class: 'encounter-rulings' },
      label && h('span', { class: 'quiet' }, label),
      known.map(id => link(id, { class: 'id', title: report.rulingById.get(id).summary }, id)),
    )
  )
}

function encounter(report, { dilemma, verdict, selected, killed, rulings }) {
  return h(
    'li',
    null,
    h('strong', null, dilemma),
    `: ${verdict}.`,
    selected.length > 0 && ` Selected: ${selected.join(', ')}.`,
    killed.length > 0 && h('span', { class: 'killed' }, ` Killed: ${killed.join(', ')}.`),
    rulingLinks(report, rulings),
  )
}

function ending({ solved, out, scored, mission }) {
  const lost = out.map(({ name, how }) => `${name} (${how.join(', ')})`)
  return [
    solved ? `${mission} is completed. ` : `${mission} is not completed. `,
    lost.length > 0 ? `Out of it in the end: ${lost.join(', ')}. ` : 'Nobody fell out. ',
    scored !== 0 && `${scored > 0 ? 'Scored' : 'Lost'}: ${counted(Math.abs(scored), 'point')}.`,
  ]
}
