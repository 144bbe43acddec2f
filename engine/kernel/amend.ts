import type { CardFacts } from '../../cards/facts.ts'
import type { CardText } from '../text/text.ts'
import type { Document } from './document.ts'
import type { Language } from './language.ts'
import type { AnyRule } from './rule.ts'

/** A law in force: rules by the question they answer, and the game text of cards by title. */
export interface Ruleset {
  readonly id: string
  /** Those that are law, amended or not. */
  readonly documents: ReadonlySet<Document>
  readonly rules: ReadonlyMap<string, AnyRule>
  /** By the name of the question that they answer. */
  readonly byQuestion: ReadonlyMap<string, readonly AnyRule[]>
  readonly texts: ReadonlyMap<string, CardText>
  /** What is printed on cards that this law has otherwise than the catalogue of cards, by title. */
  readonly facts: ReadonlyMap<string, CardFacts>
  /** Rulings that a card's text carries out, with the titles of the cards. */
  readonly clauses: ReadonlyMap<string, readonly string[]>
  /** Rulings in force whose clauses are struck out. */
  readonly struck: ReadonlySet<string>
  /** By the id of a rule, the id of the rule that it took the place of. */
  readonly replaced: ReadonlyMap<string, string>
  /** The words that its card texts are written in. */
  readonly language: Language
}

/** Whether the ruling is a rule in force, or is carried out by a card's text. */
export const isInLaw = ({ rules, clauses }: Ruleset, ruling: string): boolean =>
  rules.has(ruling) || clauses.has(ruling)

export interface Amendment {
  readonly id: string
  /** Those that it makes law. */
  readonly documents?: readonly Document[]
  readonly enact?: readonly AnyRule[]
  /** By the id of the rule in force that it takes the place of. */
  readonly replace?: Readonly<Record<string, AnyRule>>
  readonly repeal?: readonly string[]
  /** What is printed on cards, otherwise than before. */
  readonly facts?: readonly CardFacts[]
  readonly cards?: {
    readonly enact?: readonly CardText[]
    readonly replace?: readonly CardText[]
    readonly repeal?: readonly string[]
  }
}

/** The law before any ruling, for card texts written in this language. */
export const lawBefore = (language: Language): Ruleset =>
  build('blank', [], [], {
    language,
    facts: new Map(),
    documents: new Set(),
    struck: new Set(),
    replaced: new Map(),
  })

/** The law after the amendment; touching a ruling or card text that is not in force is an error. */
export function amend(base: Ruleset, amendment: Amendment): Ruleset {
  const rules = new Map(base.rules)
  const [struck, replaced] = [new Set(base.struck), new Map(base.replaced)]
  for (const id of amendment.repeal ?? []) repeal(rules, base, struck, id, amendment.id)
  for (const [id, rule] of Object.entries(amendment.replace ?? {})) {
    if (!rules.delete(id)) throw notInForce(amendment.id, 'replace', id, base)
    rules.set(rule.ruling, rule)
    if (rule.ruling !== id) replaced.set(rule.ruling, id)
  }
  for (const rule of amendment.enact ?? []) {
    if (rule.presumed && rules.get(rule.ruling) === rule) continue
    if (rules.has(rule.ruling))
      throw new Error(`${amendment.id} enacts ${rule.ruling}, which is in force already; replace it instead.`)
    rules.set(rule.ruling, rule)
  }
  const texts = amendTexts(base, amendment)
  const documents = new Set([...base.documents, ...(amendment.documents ?? [])])
  const facts = new Map([...base.facts, ...(amendment.facts ?? []).map(card => [card.title, card] as const)])
  return build(amendment.id, [...rules.values()], texts, {
    documents,
    struck,
    replaced,
    facts,
    language: base.language,
  })
}

/** Takes the rule away, and strikes the clauses of card texts that carry the ruling as well. */
function repeal(rules: Map<string, AnyRule>, base: Ruleset, struck: Set<string>, id: string, by: string): void {
  const isClause = base.clauses.has(id)
  if (isClause) struck.add(id)
  if (!rules.delete(id) && !isClause) throw notInForce(by, 'repeal', id, base)
}

function amendTexts(base: Ruleset, amendment: Amendment): readonly CardText[] {
  const texts = new Map(base.texts)
  for (const title of amendment.cards?.repeal ?? []) {
    if (!texts.delete(title)) throw notInForce(amendment.id, 'repeal the text of', title, base)
  }
  for (const text of amendment.cards?.replace ?? []) {
    if (!texts.has(text.title)) throw notInForce(amendment.id, 'replace the text of', text.title, base)
    texts.set(text.title, text)
  }
  for (const text of amendment.cards?.enact ?? []) {
    if (texts.has(text.title))
      throw new Error(`${amendment.id} enacts the text of "${text.title}" twice; replace it instead.`)
    texts.set(text.title, text)
  }
  return [...texts.values()]
}

function notInForce(by: string, verb: string, what: string, base: Ruleset): Error {
  return new Error(`${by} cannot ${verb} ${what}: it is not in force in ${base.id}.`)
}

function build(
  id: string,
  rules: readonly AnyRule[],
  texts: readonly CardText[],
  rest: Pick<Ruleset, 'documents' | 'struck' | 'replaced' | 'facts' | 'language'>,
): Ruleset {
  const byQuestion = new Map<string, AnyRule[]>()
  for (const rule of rules) listed(byQuestion, rule.asked.name).push(rule)
  const clauses = new Map<string, string[]>()
  for (const text of texts) for (const ruling of clausesOf(text)) listed(clauses, ruling).push(text.title)
  return {
    id,
    rules: new Map(rules.map(r => [r.ruling, r])),
    byQuestion,
    texts: new Map(texts.map(t => [t.title, t])),
    clauses,
    ...rest,
  }
}

/** The list by that name, begun where there is none. */
function listed<T>(lists: Map<string, T[]>, name: string): T[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

const known = new WeakMap<CardText, ReadonlySet<string>>()

/** As `rulingsIn`, of a text that stays as it is from law to law. */
function clausesOf(text: CardText): ReadonlySet<string> {
  const found = known.get(text) ?? rulingsIn(text)
  known.set(text, found)
  return found
}

/** Every ruling that a card's text names in one of its clauses. */
export function rulingsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    else if (node && typeof node === 'object') {
      for (const [key, child] of Object.entries(node)) {
        if (key === 'ruling' && typeof child === 'string') found.add(child)
        else visit(child)
      }
    }
  }
  visit(value)
  return found
}
