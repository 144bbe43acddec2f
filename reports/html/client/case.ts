import type { KnownLine } from '../../lines.ts'
import { rerun } from '../../rerun.ts'
import { counted, isTrouble, outcomeMeaning, outcomeWords } from '../../words.ts'
import { attemptStories } from './attempt.ts'
import { battleStories } from './battle.ts'
import { boardsSection } from './boards.ts'
import { type Child, h, link, outwards } from './dom.ts'
import { fold } from './fold.ts'
import { outcomeIcon } from './icons.ts'
import { jsonText } from './json-text.ts'
import type { Case, Details, Run } from './report.ts'
import { rulingList } from './ruling-list.ts'
import { shipsStory } from './ships.ts'
import { playedSteps, stepList } from './steps.ts'
import { sumsSection } from './sums.ts'
import { turnStories } from './turn-stories.ts'
import { capital } from './words.ts'

const unfolded = 5

/** Everything about one case; its details are unpacked first. */
export async function casePanel(run: Run, one: Case): Promise<HTMLElement> {
  const details = await run.detailsOf(one)
  const { steps } = details
  const isPlayed = steps.some(step => step.outcome !== 'skipped')
  return h(
    'div',
    { class: 'case' },
    verdict(run, one),
    h(
      'div',
      { class: 'case-columns' },
      h('section', null, h('h3', null, 'The scenario'), isPlayed ? playedSteps(steps) : stepList(steps)),
      decided(run, one, details),
    ),
    attemptStories(run, details),
    shipsStory(run, details),
    battleStories(run, details),
    turnStories(run, details),
    sumsSection(run, details),
    boardsSection(run, details),
    transcript(details),
    leftOut(run, one, details),
    h(
      'p',
      { class: 'case-id' },
      link(one.id, null, one.id),
      ' · ',
      `${one.feature.uri}:${one.feature.line}`,
      ' · ',
      `${Math.round(one.milliseconds)} ms`,
      !isLeftOut(one, details) && [' · ', playIt(run, one)],
    ),
  )
}

/** The case on the reference engine, to be played and changed. */
const playIt = ({ playground }: Run, { id, rulings }: Case): Child =>
  playground === undefined
    ? ['play it: ', h('code', null, `explain ${rulings[0] ?? id} --play`)]
    : h('a', { href: `${playground}#${encodeURIComponent(id)}` }, 'play it')

/** The outcome in words, with what was expected and what happened. */
function verdict(run: Run, one: Case): HTMLElement {
  return h(
    'div',
    { class: `verdict tone-${one.outcome}` },
    outcomeIcon(one.outcome),
    h(
      'div',
      null,
      h('p', null, h('strong', null, `${capital(outcomeWords[one.outcome])}. `), outcomeMeaning[one.outcome]),
      one.message && h('p', { class: 'message' }, one.message),
      one.issue !== undefined && h('p', { class: 'known' }, 'Its author works on it: ', outwards(one.issue), '.'),
      isTrouble(one.outcome) && knownOf(run, one).map(expectedBy),
      isTrouble(one.outcome) &&
        one.issue === undefined &&
        run.engine.issues !== undefined &&
        h('p', { class: 'quiet' }, 'Report it: ', outwards(run.engine.issues), '.'),
      one.reachedBy !== undefined &&
        h('p', { class: 'quiet' }, `Its board was reached by ${counted(one.reachedBy, 'act')}.`),
      one.standIns &&
        h('p', { class: 'quiet' }, `Made up, as the engine does not have them: ${one.standIns.join(', ')}.`),
      one.replays !== undefined &&
        h('p', { class: 'quiet' }, `It was played again ${counted(one.replays, 'time')} for the draw.`),
    ),
  )
}

const knownOf = ({ known = [] }: Run, one: Case): readonly KnownLine[] =>
  known.filter(entry => (entry.ruling === undefined ? entry.case === one.id : one.rulings.includes(entry.ruling)))

/** What the baseline says of it. */
const expectedBy = ({ reason, until, link: address }: KnownLine): HTMLElement =>
  h(
    'p',
    { class: 'known' },
    `A known failure${until === undefined ? '' : `, expected until ${until}`}: ${reason}`,
    address !== undefined && [' ', outwards(address)],
  )

function decided(run: Run, one: Case, { because, unchecked }: Details): HTMLElement {
  const others = because.filter(id => !one.rulings.includes(id))
  return h(
    'section',
    null,
    h('h3', null, 'Rulings that it shows'),
    rulingList(run, one.rulings, because),
    others.length > 0 && [h('h3', null, 'The engine also decided by'), folded(run, others)],
    one.customs && [
      h('h3', null, 'Customs that it rests on'),
      h(
        'ul',
        { class: 'plain' },
        one.customs.map(id => h('li', null, run.customs?.find(line => line.id === id)?.says ?? id)),
      ),
    ],
    unchecked.length > 0 && [
      h('h3', null, 'Left unchecked'),
      h(
        'ul',
        { class: 'plain' },
        unchecked.map(text => h('li', null, text)),
      ),
    ],
  )
}

/** The first few of many rulings, and the rest at a click. */
function folded(run: Run, ids: readonly string[]): Child {
  if (ids.length <= unfolded + 1) return rulingList(run, ids)
  const rest = ids.slice(unfolded)
  return [
    rulingList(run, ids.slice(0, unfolded)),
    h('details', { class: 'folded' }, h('summary', null, counted(rest.length, 'more ruling')), rulingList(run, rest)),
  ]
}

function transcript({ transcript: messages }: Details): Child {
  if (messages.length === 0) return false
  return fold({ class: 'transcript' }, `What the runner and the engine said (${messages.length} exchanges)`, () =>
    h(
      'ol',
      null,
      messages.map(({ request, reply }) => h('li', null, message('asked', request), message('answered', reply))),
    ),
  )
}

const isLeftOut = ({ outcome }: Case, { transcript: messages }: Details): boolean =>
  outcome === 'pass' && messages.length === 0

/** How to see what the report does not have of a case that passed. */
function leftOut(run: Run, one: Case, details: Details): Child {
  if (!isLeftOut(one, details)) return false
  return h(
    'p',
    { class: 'quiet left-out' },
    'As it passed, its messages and boards are left out. To have them in a report: ',
    h('code', null, `${rerun(run, one)} --transcripts all`),
    '; or ',
    playIt(run, one),
    '.',
  )
}

function message(label: string, value: unknown): HTMLElement {
  return h(
    'div',
    null,
    h('span', { class: 'held-label' }, label),
    h('pre', { tabindex: '0', 'aria-label': label }, jsonText(value, '')),
  )
}
