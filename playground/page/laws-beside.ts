import { h } from '../../reports/html/client/dom.ts'
import { given } from './given.ts'
import { byId, type Course, type Moment } from './play.ts'

export const titleOf = (ruleset: string): string => given().rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset

/** Rulings that a row names at most. */
const most = 4

/** What a ruling or a basic rule says. */
export const saysOf = (id: string): string =>
  byId().get(id)?.summary ?? given().customs.find(custom => custom.id === id)?.says ?? ''

/** The last step up to here for which rulings were named; undefined = there is none. */
export const deciding = ({ moments }: Course, at: number): Moment | undefined =>
  moments.slice(0, at).findLast(({ because }) => because.length > 0)

/** How a course stands after so many steps, in a sentence. */
export function said({ moments, verdict }: Course, at: number): string {
  const failed = moments.slice(0, at).findIndex(({ outcome }) => outcome === 'failed')
  if (failed >= 0) return `Line ${moments[failed]?.line} came out differently.`
  if (at < moments.length) return `Right so far: ${at} of ${moments.length} steps.`
  return verdict.outcome === 'pass'
    ? 'Every step came out as written.'
    : (verdict.message ?? `At the end: ${verdict.outcome}.`)
}

/** As `said`, and what came out otherwise. */
function outcomeOf(course: Course, at: number): string {
  const { message } = course.moments.slice(0, at).find(one => one.message) ?? {}
  return [said(course, at), ...(message ? [message.replace(/[^.]$/, '$&.')] : [])].join(' ')
}

/** In a sentence, from which line on the course differs from others; undefined = up to here from none. */
export function partsFrom(course: Course, courses: readonly Course[], at: number): string | undefined {
  const parts = courses.flatMap(other => {
    const index = course.moments.findIndex(({ outcome }, one) => other.moments[one]?.outcome !== outcome)
    return index < 0 || index >= at ? [] : [{ index, title: titleOf(other.law.ruleset) }]
  })
  if (parts.length === 0) return undefined
  const first = Math.min(...parts.map(({ index }) => index))
  return `From line ${course.moments[first]?.line} otherwise than ${parts.map(({ title }) => title).join(' and ')}.`
}

/** A row for each of several laws: how the scenario comes out, and the rulings that decided it, in their words. */
export function lawsBeside(courses: readonly Course[], at: number): readonly HTMLElement[] {
  if (courses.length < 2) return []
  const row = (course: Course): HTMLElement => {
    const moment = deciding(course, at)
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, titleOf(course.law.ruleset)),
      h('td', null, outcomeOf(course, at)),
      h(
        'td',
        null,
        moment
          ? h(
              'ul',
              null,
              moment.because.slice(0, most).map(id => h('li', null, `${saysOf(id)} `, h('span', { class: 'id' }, id))),
              moment.because.length > most && h('li', null, `and ${moment.because.length - most} more`),
            )
          : 'No ruling was needed.',
      ),
    )
  }
  const head = ['Law', 'Outcome', 'Decided by'].map(words => h('th', { scope: 'col' }, words))
  const table = h(
    'div',
    { class: 'laws-beside' },
    h(
      'table',
      null,
      h('caption', { class: 'unseen' }, 'The laws side by side'),
      h('thead', null, h('tr', null, head)),
      h('tbody', null, courses.map(row)),
    ),
  )
  return [table]
}

/** For a forum: how the scenario comes out under each law, and the rulings that decided it. */
export const inWords = (courses: readonly Course[], at: number): string =>
  courses
    .map(course => {
      const because = deciding(course, at)?.because ?? []
      const rulings = because.slice(0, most).map(id => `  * ${id}: ${saysOf(id)}`)
      return [`* **${titleOf(course.law.ruleset)}**: ${outcomeOf(course, at)}`, ...rulings].join('\n')
    })
    .join('\n')
