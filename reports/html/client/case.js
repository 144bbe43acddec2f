import { attemptStories } from './attempt.js'
import { boardPicture } from './board.js'
import { changesBetween } from './changes.js'
import { changesList } from './changes-list.js'
import { detailsOf } from './data.js'
import { fold, h, link } from './dom.js'
import { outcomeIcon } from './icons.js'
import { jsonText } from './json-text.js'
import { stepList } from './steps.js'
import { capital, counted } from './words.js'

const unfolded = 5

/** Everything about one case; its details are unpacked first. */
export async function casePanel(report, one) {
  const details = await detailsOf(report, one)
  const isPlayed = details.steps.some(step => step.outcome !== 'skipped')
  return h(
    'div',
    { class: 'case' },
    verdict(report, one),
    h(
      'div',
      { class: 'case-columns' },
      h('section', null, h('h3', null, 'The scenario'), stepList(details.steps, isPlayed)),
      decided(report, one, details),
    ),
    attemptStories(report, details),
    boards(report, details),
    transcript(details),
    h(
      'p',
      { class: 'case-id' },
      link(one.id, null, one.id),
      ' · ',
      `${one.feature.uri}:${one.feature.line}`,
      ' · ',
      `${Math.round(one.milliseconds)} ms`,
    ),
  )
}

/** The outcome in words, with what was expected and what happened. */
export function verdict(report, one) {
  const { outcomeWords, outcomeMeaning } = report.words
  return h(
    'div',
    { class: `verdict tone-${one.outcome}` },
    outcomeIcon(one.outcome),
    h(
      'div',
      null,
      h('p', null, h('strong', null, `${capital(outcomeWords[one.outcome])}. `), outcomeMeaning[one.outcome]),
      one.message && h('p', { class: 'message' }, one.message),
      one.reachedBy !== undefined &&
        h('p', { class: 'quiet' }, `Its board was reached by ${counted(one.reachedBy, 'act')}.`),
      one.replays && h('p', { class: 'quiet' }, `It was played again ${counted(one.replays, 'time')} for the draw.`),
    ),
  )
}

function decided(report, one, details) {
  const others = one.because.filter(id => !one.rulings.includes(id))
  return h(
    'section',
    null,
    h('h3', null, 'Rulings that it shows'),
    rulingList(report, one.rulings, one.because),
    others.length > 0 && [h('h3', null, 'The engine also decided by'), folded(report, others)],
    details.unchecked.length > 0 && [
      h('h3', null, 'Left unchecked'),
      h(
        'ul',
        { class: 'plain' },
        details.unchecked.map(text => h('li', null, text)),
      ),
    ],
  )
}

/** The first few of many rulings, and the rest at a click. */
function folded(report, ids) {
  if (ids.length <= unfolded + 1) return rulingList(report, ids)
  const rest = ids.slice(unfolded)
  return [
    rulingList(report, ids.slice(0, unfolded)),
    h(
      'details',
      { class: 'folded' },
      h('summary', null, counted(rest.length, 'more ruling')),
      rulingList(report, rest),
    ),
  ]
}

/** Rulings with their summaries; `because` are those that the engine named as deciding. */
export function rulingList(report, ids, because = []) {
  const item = id => {
    const ruling = report.rulingById.get(id)
    return h(
      'li',
      null,
      ruling ? link(id, { class: 'id' }, id) : h('span', { class: 'id' }, id),
      ruling && h('span', null, ruling.summary),
      because.includes(id) && h('span', { class: 'decided' }, 'The engine names it as deciding.'),
    )
  }
  return h('ul', { class: 'ruling-list' }, ids.map(item))
}

function boards(report, { before, after, transcript }) {
  if (!before) return false
  const types = cardTypes(report, transcript)
  return h(
    'section',
    { class: 'boards' },
    h('h3', null, 'The board'),
    after ? changesList(changesBetween(before, after)) : h('p', { class: 'unchanged' }, noBoardText),
    h(
      'p',
      { class: 'quiet key' },
      'The letter, and the plain or hatched edge, say who owns a card. A frame marks what changes.',
    ),
    h('div', { class: `pictures${isWide(before) ? ' is-wide' : ''}` }, pictures(before, after, types)),
  )
}

/** What stands in the place of a board that the engine never showed. */
export const noBoardText = 'The engine did not show the board afterwards.'

/** One picture is enough where nothing has changed. */
function pictures(before, after, types) {
  if (!after) return boardPicture(before, { label: 'Before', side: 'before', types })
  const changes = changesBetween(before, after)
  if (changes.lines.length === 0) return boardPicture(after, { label: 'Before and after', side: 'after', types })
  return [
    boardPicture(before, { label: 'Before', side: 'before', changes, types }),
    boardPicture(after, { label: 'After', side: 'after', changes, types }),
  ]
}

function isWide(board) {
  return board.cards.filter(card => card.where[0] === 'spaceline').length > 2
}

/** Kind of a card by its title: made-up cards first, then what the run knows. */
export function cardTypes(report, transcript) {
  const made = transcript.flatMap(({ request }) => request?.board?.made ?? [])
  const types = new Map([...Object.entries(report.cardTypes ?? {}), ...made.map(({ title, type }) => [title, type])])
  return title => types.get(title)
}

function transcript({ transcript: messages }) {
  if (messages.length === 0) return false
  return fold({ class: 'transcript' }, `What the runner and the engine said (${messages.length} exchanges)`, () =>
    h(
      'ol',
      null,
      messages.map(({ request, reply }) => h('li', null, message('asked', request), message('answered', reply))),
    ),
  )
}

function message(label, value) {
  return h(
    'div',
    null,
    h('span', { class: 'held-label' }, label),
    h('pre', { tabindex: '0', 'aria-label': label }, jsonText(value, '')),
  )
}
