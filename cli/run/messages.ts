import { boardLines, changeLines } from '../../reports/board-text.ts'
import type { CaseResult } from '../../reports/result.ts'
import { counted, outcomeWords } from '../../reports/words.ts'

/** So many cases are shown, and of each message so many characters. */
const most = { cases: 20, characters: 2_000 }

/** Cases with their boards, and with the messages that went to the engine and came from it, a line each, as they were sent. */
export function messagesOf(cases: Iterable<CaseResult>): string {
  const told = [...cases].filter(({ transcript }) => transcript.length > 0)
  const lines = told.slice(0, most.cases).flatMap(({ id, outcome, transcript, before, after }) => [
    '',
    `${id}: ${outcomeWords[outcome]}`,
    ...(before ? headed('Before', boardLines(before)) : []),
    ...headed(
      'Messages',
      transcript.flatMap(({ request, reply }) => [`> ${inBrief(request)}`, `< ${inBrief(reply)}`]),
    ),
    ...(before && after ? headed('After', changeLines(before, after)) : []),
  ])
  const left = told.length - most.cases
  if (left > 0) lines.push('', `Not shown: the messages of ${counted(left, 'more case')}. Ask for fewer with --case.`)
  return `${lines.join('\n').trimStart()}\n\n`
}

const headed = (head: string, lines: readonly string[]): readonly string[] => [
  `  ${head}:`,
  ...lines.map(line => `    ${line}`),
]

function inBrief(message: unknown): string {
  const text = JSON.stringify(message)
  const left = text.length - most.characters
  return left > 0 ? `${text.slice(0, most.characters)}… (${left.toLocaleString('en')} characters more)` : text
}
