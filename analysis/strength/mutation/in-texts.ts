import { tableOf } from '../../../cards/table-of.ts'
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import type { CardText } from '../../../engine/text/text.ts'
import { inWords, type Kind, type Mutation, namer } from './mutation.ts'

/** A word of a card's text. */
export interface TextMutation extends Mutation {
  readonly title: string
}

/** Another value at a place of a text. */
interface Change {
  readonly kind: Kind
  readonly path: readonly (string | number)[]
  readonly was: unknown
  /** Absent = nothing stands there any more. */
  readonly becomes?: unknown
}

const choosers: Readonly<Record<string, string>> = tableOf({
  you: 'opponent',
  opponent: 'you',
  chance: 'you',
  owner: 'opponent',
})

/** The words of all clauses that carry rulings, each in other words; a text that several laws have is changed in all. */
export function mutationsInTexts(laws: Iterable<Ruleset>): readonly TextMutation[] {
  const texts = new Map<CardText, ReadonlySet<string>>()
  for (const { texts: all, language } of laws)
    for (const text of all.values())
      if (!texts.has(text)) texts.set(text, new Set(Object.keys(language.features ?? {})))
  const named = namer()
  return [...texts].flatMap(([text, features]) =>
    changesIn(text, features).map(({ ruling, change }) => {
      const [was, becomes] = [brief(change.was), brief(change.becomes)]
      const place = `"${text.title}" ${change.path.join('.')}`
      return {
        id: named(`${text.title} ${change.path.join('.')} ${was} -> ${becomes}`),
        says: inWords({ place, was, becomes }),
        kind: change.kind,
        rulings: [ruling],
        place,
        was,
        becomes,
        title: text.title,
        law: law => (law.texts.get(text.title) === text ? withText(law, put(text, change.path, change)) : law),
        concerns: ({ ruleset }) => rulesets.get(ruleset)?.texts.get(text.title) === text,
      }
    }),
  )
}

const withText = (law: Ruleset, text: CardText): Ruleset => ({
  ...law,
  texts: new Map(law.texts).set(text.title, text),
})

const brief = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

interface Found {
  readonly ruling: string
  readonly change: Change
}

function changesIn(text: CardText, features: ReadonlySet<string>): readonly Found[] {
  const found: Found[] = []
  const visit = (node: unknown, path: Change['path'], ruling: string | undefined): void => {
    if (node === null || typeof node !== 'object') return
    const named = (node as { ruling?: unknown }).ruling
    const carrier = typeof named === 'string' ? named : ruling
    if (carrier) for (const change of changesOf(node, path, features)) found.push({ ruling: carrier, change })
    for (const [key, child] of Object.entries(node))
      visit(child, [...path, Array.isArray(node) ? Number(key) : key], carrier)
  }
  visit(text, [], undefined)
  return found
}

/** The changes of what stands right below a node. */
function* changesOf(node: object, path: Change['path'], features: ReadonlySet<string>): Iterable<Change> {
  if (Array.isArray(node)) yield* changesOfList(node, path)
  else {
    const isFilter = Object.keys(node).every(key => features.has(key))
    for (const [key, was] of Object.entries(node)) {
      const at = { path: [...path, key], was }
      if (key === 'ruling' || key === 'title' || key === 'do') continue
      if (typeof was === 'number') yield { ...at, kind: 'number', becomes: was + 1 }
      if (key === 'by' && typeof was === 'string' && choosers[was])
        yield { ...at, kind: 'chooser', becomes: choosers[was] }
      if (isFilter || was === true) yield { ...at, kind: 'condition' }
      if (was === false) yield { ...at, kind: 'answer', becomes: true }
      if (key === 'skill' && typeof was === 'string')
        yield { ...at, kind: 'word', becomes: was === 'Youth' ? 'Music' : 'Youth' }
    }
  }
}

function* changesOfList(list: readonly unknown[], path: Change['path']): Iterable<Change> {
  for (const [index, was] of list.entries()) {
    if (list.length > 1) yield { kind: 'part', path: [...path, index], was }
    const next = list[index + 1]
    if (isInstruction(was) && isInstruction(next) && was.do !== next.do)
      yield { kind: 'order', path, was: list, becomes: list.with(index, next).with(index + 1, was) }
  }
}

const isInstruction = (value: unknown): value is { readonly do: string } =>
  typeof value === 'object' && value !== null && 'do' in value

/** The text with another value at the place; what is left out of a list leaves no gap. */
function put<Node>(node: Node, [key, ...rest]: Change['path'], change: Change): Node {
  if (key === undefined) return change.becomes as Node
  if (Array.isArray(node)) {
    if (!rest.length && change.becomes === undefined) return node.toSpliced(Number(key), 1) as Node
    return node.with(Number(key), put(node[Number(key)], rest, change)) as Node
  }
  const copy = { ...(node as Record<string, unknown>) }
  if (!rest.length && change.becomes === undefined) delete copy[key]
  else copy[key] = put(copy[key], rest, change)
  return copy as Node
}
