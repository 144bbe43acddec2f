import { counted } from '../../words.ts'
import { type Attempt, attemptsIn, type Encounter } from './attempt-model.ts'
import { type Child, h } from './dom.ts'
import type { Details, RulingBook } from './report.ts'
import { rulingLinks } from './ruling-links.ts'

/** The attempts of a case as people think of them: what lay there, each encounter, who fell out, what was scored. */
export function attemptStories(book: RulingBook, details: Details): readonly Child[] {
  return attemptsIn(details).map(attempt => story(book, attempt))
}

function story(book: RulingBook, attempt: Attempt): HTMLElement {
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
      encounters.map(one => encounter(book, one)),
    ),
    h('p', { class: 'attempt-end' }, ending(attempt)),
    rulingLinks(book, attempt.rulings, 'Decided by'),
  )
}

function encounter(book: RulingBook, { dilemma, verdict, selected, killed, rulings }: Encounter): HTMLElement {
  return h(
    'li',
    null,
    h('strong', null, dilemma),
    `: ${verdict}.`,
    selected.length > 0 && ` Selected: ${selected.join(', ')}.`,
    killed.length > 0 && h('span', { class: 'killed' }, ` Killed: ${killed.join(', ')}.`),
    rulingLinks(book, rulings),
  )
}

function ending({ solved, out, scored, mission }: Attempt): readonly Child[] {
  const lost = out.map(({ name, how }) => `${name} (${how.join(', ')})`)
  return [
    solved ? `${mission} is completed. ` : `${mission} is not completed. `,
    lost.length > 0 ? `Out of it in the end: ${lost.join(', ')}. ` : 'Nobody fell out. ',
    scored !== 0 && `${scored > 0 ? 'Scored' : 'Lost'}: ${counted(Math.abs(scored), 'point')}.`,
  ]
}
