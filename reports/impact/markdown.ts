import { code, fence, page, text } from '../markdown-text.ts'
import { counted } from '../words.ts'
import type { Comparison, Course, EngineImpact, Impact } from './impact.ts'
import { coursesInWords, groupsOf, seenIn, worksWords } from './impact-words.ts'

/** The impact as a document for a discussion in writing. */
export function impactMarkdown(impact: Impact): string {
  const says = summariesOf(impact)
  const ruling = (id: string): string => `${code(id)} ${text(says.get(id) ?? '')}`.trim()
  const parts = [
    `# ${text(impact.title)}`,
    `A proposal to change ${text(impact.base.title)} (${code(impact.base.id)}).`,
    text(impact.reason),
    section('In short', list(impact.summary.map(text))),
    section('The changes', changes(impact, ruling)),
    section('Rulings that contradict each other', conflicts(impact, ruling)),
    section('What comes out differently', flips(impact, ruling)),
    section('What is adopted, at work', adopted(impact)),
    section('Without consequence', list(impact.idle.map(one => `${ruling(one.ruling)} *${text(one.why)}*`))),
    section('What it rests on', notes(impact)),
    section('Known contradictions between the documents', contradictions(impact)),
    section('Engines', impact.engines.map(engine).join('\n\n')),
    `The boards are in \`impact.html\`; everything is in \`impact.json\`. Suite ${code(impact.suite.version)}.`,
  ]
  return page(parts)
}

const summariesOf = ({ rulings }: Impact): ReadonlyMap<string, string> =>
  new Map(rulings.map(one => [one.id, one.summary]))
const section = (title: string, body: string): string => (body === '' ? '' : `## ${title}\n\n${body}`)
const list = (items: readonly string[]): string => items.map(item => `* ${item}`).join('\n')

function changes({ changes: all }: Impact, ruling: (id: string) => string): string {
  return all
    .map(({ words, understood, adopts, repeals }, at) => {
      const lines = [
        ...(understood ? [`   * ${text(understood)}`] : []),
        ...adopts.map(id => `   * adopted: ${ruling(id)}`),
        ...repeals.map(id => `   * goes: ${ruling(id)}`),
      ]
      return [`${at + 1}. ${text(words)}`, ...lines].join('\n')
    })
    .join('\n')
}

function conflicts({ conflicts: all }: Impact, ruling: (id: string) => string): string {
  return all
    .map(({ rulings, cases, mend }) => `${list(rulings.map(ruling))}\n\n${text(mend)} ${seenIn(cases, code)}.`)
    .join('\n\n')
}

function flips(impact: Impact, ruling: (id: string) => string): string {
  return groupsOf(impact)
    .map(group => {
      const whose = group.expected ? 'It goes.' : 'It stays.'
      return [`### ${ruling(group.ruling)}`, whose, ...group.flips.map(comparison)].join('\n\n')
    })
    .join('\n\n')
}

function adopted({ adopted: all }: Impact): string {
  return all
    .map(one => `${comparison(one)}\n\nWritten for ${code(one.reading ?? one.from)}; it ${worksWords[one.works]}.`)
    .join('\n\n')
}

function comparison(one: Comparison): string {
  const deeds = one.steps.flatMap((step, at) => (step.given ? [] : [{ step, at }]))
  const rows = deeds.map(
    ({ step, at }) =>
      `| ${cell(`${step.keyword.trim()} ${step.text}`)} | ${happens(one.today, at)} | ${happens(one.proposed, at)} |`,
  )
  const [today, proposed] = coursesInWords(one)
  return [
    `#### ${text(one.scenario)}`,
    code(one.id),
    ['| | today | as proposed |', '|---|---|---|', ...rows].join('\n'),
    list([`Today: ${text(today)}`, `As proposed: ${text(proposed)}`]),
  ].join('\n\n')
}

const marks = { pass: '✓', fail: '✕', skipped: '·' }

function happens({ steps }: Course, at: number): string {
  const step = steps[at]
  if (!step) return ''
  return [marks[step.outcome], ...step.happens.map(cell)].join('<br>')
}

const cell = (words: string): string => text(words)

function notes({ notes: all }: Impact): string {
  return all
    .map(({ words, add }) => (add === undefined ? `* ${text(words)}` : `* ${text(words)}\n\n${indented(fence(add))}`))
    .join('\n')
}

const indented = (lines: string): string => lines.replace(/^/gm, '  ')

function contradictions({ contradictions: all }: Impact): string {
  return all
    .map(({ topic, adopted: own, against }) => {
      const sides = against.map(side => `* ${text(side.words)}${standing(side)}`)
      return [
        `### ${text(topic)}`,
        `Adopted: ${text(own.words)} (${own.rulings.map(code).join(', ')})`,
        sides.join('\n'),
      ].join('\n\n')
    })
    .join('\n\n')
}

function standing({ stay, go, unplayed }: Impact['contradictions'][number]['against'][number]): string {
  const part = (ids: readonly string[], words: string): string =>
    ids.length ? `\n  * ${words}: ${ids.map(code).join(', ')}` : ''
  return (
    part(stay, 'in force all the same') +
    part(go, 'gone by the proposal') +
    part(unplayed, 'not played by the reference engine')
  )
}

function engine({ name, version, breaks, mended, unknown, words }: EngineImpact): string {
  const ids = (all: readonly string[], words: string): readonly string[] =>
    all.length ? [`${counted(all.length, 'scenario')} ${words}: ${all.map(code).join(', ')}`] : []
  const lines = [
    ...ids(breaks, 'that it passes would come out differently, so that it would have to be changed'),
    ...ids(mended, 'that it fails would come out as it plays already'),
    ...unknown.map(({ id, why }) => `${code(id)}: ${text(why)}`),
  ]
  const all = lines.length ? lines : ['Nothing that comes out differently is in this report.']
  return [`### ${text(name)} ${text(version)}`, list([...all, ...words.map(text)])].join('\n\n')
}
