import { tableOf } from '../../../cards/table-of.ts'
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import type { CardText } from '../../../engine/text/text.ts'
import { inWords, type Kind, type Mutation, namer } from './mutation.ts'

/** A word of a card's text. */
export interface TextMutation extends Mutation {
  readonly title: string
}

/** Keys of objects and positions in lists, from the outside. */
type Path = readonly (string | number)[]

/** Another value right below a node, or in its place. */
interface Change {
  readonly kind: Kind
  readonly path: Path
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

/**
 * The words of all card texts, each in other words. What is written once is changed wherever it stands: in the texts of
 * several laws, and in several places of one.
 */
export function mutationsInTexts(laws: Iterable<Ruleset>): readonly TextMutation[] {
  const named = namer()
  return writtenIn(laws).flatMap(({ node, features, places }) => {
    const [{ text, path: at }] = places
    const rulings = [...new Set(places.flatMap(({ ruling }) => ruling ?? []))]
    return [...changesOf(node, features)].map(({ kind, path, was: value, becomes: other }) => {
      const [was, becomes] = [brief(value), brief(other)]
      const place = `"${text.title}" ${[...at, ...path].join('.')}`
      return {
        id: named(`${text.title} ${[...at, ...path].join('.')} ${was} -> ${becomes}`),
        says: inWords({ place, was, becomes }),
        kind,
        rulings,
        place,
        was,
        becomes,
        title: text.title,
        law: law => withNode(law, places, put(node, path, other)),
        concerns: ({ ruleset }) => {
          const texts = rulesets.get(ruleset)?.texts
          return places.some(one => texts?.get(one.text.title) === one.text)
        },
      }
    })
  })
}

/** Where in a text a node stands, and the ruling of the innermost clause around it that names one. */
interface Place {
  readonly text: CardText
  readonly path: Path
  readonly ruling: string | undefined
}

/** An object or list of a text, as it is written once. */
interface Node {
  readonly node: object
  readonly features: ReadonlySet<string>
  readonly places: readonly [Place, ...Place[]]
}

function writtenIn(laws: Iterable<Ruleset>): readonly Node[] {
  const nodes = new Map<object, { features: ReadonlySet<string>; places: [Place, ...Place[]] }>()
  const seen = new Set<CardText>()
  for (const { texts, language } of laws) {
    const features = new Set(Object.keys(language.features ?? {}))
    const visit = (node: unknown, { text, path, ruling }: Place): void => {
      if (node === null || typeof node !== 'object') return
      const named = (node as { ruling?: unknown }).ruling
      const place = { text, path, ruling: typeof named === 'string' ? named : ruling }
      const known = nodes.get(node)
      if (known) known.places.push(place)
      else nodes.set(node, { features, places: [place] })
      for (const [key, child] of Object.entries(node))
        visit(child, { ...place, path: [...path, Array.isArray(node) ? Number(key) : key] })
    }
    for (const text of texts.values()) {
      if (!seen.has(text)) visit(text, { text, path: [], ruling: undefined })
      seen.add(text)
    }
  }
  return [...nodes].map(([node, about]) => ({ node, ...about }))
}

/** The law with another node at these places of its texts. */
function withNode(law: Ruleset, places: readonly Place[], node: object): Ruleset {
  const own = places.filter(({ text }) => law.texts.get(text.title) === text)
  if (!own.length) return law
  const texts = new Map(law.texts)
  for (const { text, path } of own) texts.set(text.title, put(texts.get(text.title) as CardText, path, node))
  return { ...law, texts }
}

const brief = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The changes of what stands right below a node. */
function* changesOf(node: object, features: ReadonlySet<string>): Iterable<Change> {
  if (Array.isArray(node)) yield* changesOfList(node)
  else {
    const isFilter = Object.keys(node).every(key => features.has(key))
    for (const [key, was] of Object.entries(node)) {
      const at = { path: [key], was }
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

function* changesOfList(list: readonly unknown[]): Iterable<Change> {
  for (const [index, was] of list.entries()) {
    if (list.length > 1) yield { kind: 'part', path: [index], was }
    const next = list[index + 1]
    if (isInstruction(was) && isInstruction(next) && was.do !== next.do)
      yield { kind: 'order', path: [], was: list, becomes: list.with(index, next).with(index + 1, was) }
  }
}

const isInstruction = (value: unknown): value is { readonly do: string } =>
  typeof value === 'object' && value !== null && 'do' in value

/** The text with another value at the place; what is left out of a list leaves no gap. */
function put<Node>(node: Node, [key, ...rest]: Path, becomes: unknown): Node {
  if (key === undefined) return becomes as Node
  if (Array.isArray(node)) {
    if (!rest.length && becomes === undefined) return node.toSpliced(Number(key), 1) as Node
    return node.with(Number(key), put(node[Number(key)], rest, becomes)) as Node
  }
  const copy = { ...(node as Record<string, unknown>) }
  if (!rest.length && becomes === undefined) delete copy[key]
  else copy[key] = put(copy[key], rest, becomes)
  return copy as Node
}
