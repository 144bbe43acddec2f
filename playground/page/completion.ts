import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete'
import { titles } from '../../cards/catalogue.ts'
import { pileNames, players, prepositions } from '../../steps/operation.ts'
import { snippets } from '../../steps/phrases/snippets.ts'
import { statuses } from '../../steps/types/condition.ts'
import { affiliations } from '../../steps/types/mode.ts'

/** What a line may go on with: titles between quotation marks, places and conditions where a card is said to be, sentences. */
export const completed = (context: CompletionContext): CompletionResult | null =>
  titleAt(context) ?? cellAt(context) ?? beingAt(context) ?? sentenceAt(context)

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const title = once(() => titles().map(label => ({ label, type: 'text' })))

function titleAt(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/(?<=^[^"]*(?:"[^"]*"[^"]*)*)"[^"]*$/)
  return before && { from: before.from + 1, options: title() }
}

const places = once((): readonly Completion[] => [
  ...prepositions.map(prep =>
    snippetCompletion(`${prep} "\${1:Excavation}"`, { label: `${prep} "…"`, type: 'keyword' }),
  ),
  ...['in', 'on top of', 'at the bottom of'].flatMap(prep =>
    pileNames.flatMap(pile =>
      players.slice(0, 2).map(name => ({ label: `${prep} ${name}'s ${pile}`, type: 'keyword' })),
    ),
  ),
  ...['on the table', 'out of play'].map(label => ({ label, type: 'keyword' })),
])

const conditions = once((): readonly Completion[] => [
  ...Object.keys(statuses).map(label => ({ label, type: 'enum' })),
  ...players.slice(0, 2).map(name => ({ label: `controlled by ${name}`, type: 'enum' })),
  ...Object.keys(affiliations).map(name => ({ label: `in ${name} mode`, type: 'enum' })),
])

/** A cell of a table: a title, a place or a condition. */
function cellAt(context: CompletionContext): CompletionResult | null {
  const cell = context.matchBefore(/^\s*\|.*$/)
  if (!cell) return null
  const [typed = ''] = /[^|]*$/.exec(cell.text) ?? []
  const from = context.pos - typed.trimStart().length
  if (from === context.pos && !context.explicit) return null
  return { from, options: [...title(), ...places(), ...conditions()] }
}

/** After "is now" and its like. */
function beingAt(context: CompletionContext): CompletionResult | null {
  const being = context.matchBefore(/" (?:(?:is|are)(?: now| still| no longer)?) [^"]*$/)
  if (!being) return null
  const typed = being.text.replace(/^" (?:is|are)(?: now| still| no longer)? /, '')
  return { from: context.pos - typed.length, options: [...conditions(), ...places()] }
}

const sentences = once(() =>
  Object.values(JSON.parse(snippets()) as Record<string, { prefix: string; body: string[]; description: string }>).map(
    ({ prefix, body, description }) =>
      snippetCompletion(body.join('\n'), { label: prefix, detail: description.slice(0, 60), type: 'keyword' }),
  ),
)

/** A whole sentence at the beginning of a line. */
function sentenceAt(context: CompletionContext): CompletionResult | null {
  const sentence = context.matchBefore(/^\s*\S.*/)
  if (!sentence && !context.explicit) return null
  const indent = sentence ? (/^\s*/.exec(sentence.text)?.[0].length ?? 0) : 0
  return { from: sentence ? sentence.from + indent : context.pos, options: sentences() }
}
