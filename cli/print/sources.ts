import type { SourceCheck, Task } from '../../analysis/sources/check.ts'
import type { Place } from '../../analysis/sources/compare.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type TerminalOptions, wrap } from '../../reports/terminal.ts'
import { counted, printable } from '../../reports/words.ts'

const kinds: readonly (readonly [what: Task['what'], title: string])[] = [
  ['changed', 'Changed: other words between the same neighbours'],
  ['vanished', 'Vanished'],
  ['new', 'New: no ruling has been drawn from it'],
  ['moved', 'Moved: the same words at another place'],
]

/** The work list for people. */
export function workList(
  check: SourceCheck,
  { rulings }: Catalogue,
  { columns }: Pick<TerminalOptions, 'columns'>,
): string {
  const summary = (id: string): string => rulings.get(id)?.summary ?? ''
  const blocks = kinds.flatMap(([what, title]) => {
    const tasks = check.tasks.filter(task => task.what === what)
    if (!tasks.length) return []
    const rows =
      what === 'moved' ? movedLines(tasks as readonly Moved[]) : tasks.flatMap(task => lines(task, summary, columns))
    return [[`${title} (${tasks.length})`, ...rows]]
  })
  const all = [opening(check), ...blocks, closing(check)].map(block => [block].flat())
  return `${all.map(block => block.flatMap(line => indented(line, columns)).join('\n')).join('\n\n')}\n`
}

function opening({ document, title, recognised, likelier, paragraphs, shared }: SourceCheck): string {
  const found = `${shared} of its ${paragraphs.toLocaleString('en')} paragraphs are in it`
  return recognised
    ? `This is taken for a copy of ${document} (${title}): ${found}, most of all documents.`
    : `As a copy of ${document} (${title}): ${found}.${likelier ? ` It is more like ${likelier}.` : ''}`
}

function lines(task: Task, summary: (id: string) => string, columns: number): readonly string[] {
  const wording = task.text === undefined ? [] : [clipped(`    now: ${printable(task.text)}`, columns)]
  return [`  ${placeOf(task)}`, ...wording, ...task.rulings.map(id => clipped(`    ${id}  ${summary(id)}`, columns))]
}

function placeOf(task: Task): string {
  if (task.what === 'vanished') return inWords(task.was)
  return task.what === 'new' || isThere(task) ? inWords(task.now) : `${inWords(task.was)} → ${whereTo(task, task.now)}`
}

type Moved = Extract<Task, { readonly was: Place; readonly now: Place }>

const isThere = ({ was, now }: Moved): boolean => was.entry === now.entry && was.paragraph === now.paragraph
const inWords = (place: Place, last?: Place): string => `${heading(place)}, ${paragraphs(place, last)}`
const heading = ({ entry }: Place): string => clipped(printable(entry), 40)

/** The heading is told where it is another one. */
function whereTo({ was, now }: Moved, last: Place): string {
  const numbers = paragraphs(now, last).replace(/^paragraphs? /, '')
  return was.entry === now.entry ? numbers : inWords(now, last)
}

function paragraphs({ paragraph }: Place, last?: Place): string {
  if (last && last.paragraph > paragraph) return `paragraphs ${paragraph}–${last.paragraph}`
  return paragraph ? `paragraph ${paragraph}` : 'question'
}

/** Paragraphs that moved together stand on one line. */
function movedLines(tasks: readonly Moved[]): readonly string[] {
  const runs: Moved[][] = []
  for (const task of tasks) {
    const run = runs.at(-1)
    if (run?.at(-1) && follows(run.at(-1)!, task)) run.push(task)
    else runs.push([task])
  }
  return runs.flatMap(run => {
    const [first, last] = [run[0]!, run.at(-1)!]
    const rulings = run.flatMap(task => task.rulings).join(', ')
    const line = `  ${inWords(first.was, last.was)} → ${whereTo(first, last.now)}`
    return rulings ? [line, `    ${rulings}`] : [line]
  })
}

const follows = (one: Moved, next: Moved): boolean =>
  (['was', 'now'] as const).every(
    at => one[at].entry === next[at].entry && one[at].paragraph + 1 === next[at].paragraph,
  )

function closing({ tasks, rulings }: SourceCheck): string {
  if (!tasks.length) return 'Every paragraph is what and where it was.'
  const count = (what: Task['what']): number => tasks.filter(task => task.what === what).length
  const numbers = kinds.map(([what]) => `${count(what)} ${what}`).join(', ')
  return `${counted(rulings.length, 'ruling')} to look at; paragraphs: ${numbers}. \`explain\` shows a ruling and what rests on it.`
}

const clipped = (line: string, width: number): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line)

function indented(line: string, columns: number): readonly string[] {
  const indent = line.match(/^ */)?.[0] ?? ''
  return wrap(line.trimStart(), columns - indent.length).map(part => indent + part)
}
