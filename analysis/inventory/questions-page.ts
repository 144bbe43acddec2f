import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { QuestionUse } from './question-uses.ts'
import { cell, table } from './table.ts'

/** docs/questions.md. */
export function questionsPage(uses: readonly QuestionUse[]): string {
  const rooms = [...new Set(uses.map(({ room }) => room))]
  return [
    head(uses),
    rooms.map(room => `[${titleOf(room)}](#${room})`).join(' · '),
    '',
    ...rooms.map(room =>
      section(
        room,
        uses.filter(one => one.room === room),
      ),
    ),
  ].join('\n')
}

const head = (uses: readonly QuestionUse[]): string => {
  const settled = uses.filter(one => one.settled).length
  return `# The questions of the engine

Generated from \`engine/\` by \`npm run vocabulary\`; change that, not this file.

What the engine asks its law, room by room: ${uses.length - settled} questions that rules answer case by case, and ${settled} that rulings settle once and for all, in the same statement. The *default* is the answer where nothing applies.
*Asked in* are the files below \`engine/\` that ask; *answered by* are rulings and basic rules (\`custom-…\`), readings of open questions aside. Before you add a question, look here for one that could be asked of more.
`
}

const titleOf = (room: string): string => loadCatalogue().topics.get(room)?.title ?? room

function section(room: string, uses: readonly QuestionUse[]): string {
  const open = uses.filter(one => !one.settled)
  const settled = uses.filter(one => one.settled)
  return [
    `## ${room}`,
    '',
    ...(open.length ? [rows(open), ''] : []),
    ...(settled.length ? ['Settled:', '', rows(settled), ''] : []),
  ].join('\n')
}

const rows = (uses: readonly QuestionUse[]): string =>
  table(
    ['question', 'asks', 'default', 'asked in', 'answered by'],
    uses
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map(one => [
        `\`${one.constant}\`: ${cell(one.name)}`,
        cell(one.asks),
        cell(one.otherwise),
        some(
          one.askedIn.map(file => `[${shortened(file)}](../engine/${file})`),
          3,
        ),
        some(one.answeredBy, 6),
      ]),
  )

const shortened = (file: string): string => file.replace(/^(?:mechanics|questions)\//, '').replace(/\.ts$/, '')

/** At most so many of them, and how many more there are. */
const some = (all: readonly string[], most: number): string =>
  all.length > most + 1 ? `${all.slice(0, most).join(', ')} and ${all.length - most} more` : all.join(', ')
