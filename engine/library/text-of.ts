import { isBasic, isBasicIn } from '../../catalogue/in-force.ts'
import type { RulesetInfo } from '../../catalogue/questions.ts'
import type { Document } from '../kernel/document.ts'
import type { Card, Text } from '../text/card.ts'
import type { CardText } from '../text/text.ts'

/** By a document that begins a law of its own, the one before it: what is printed on a card is not lost with the law that read it first. */
const earlier: Readonly<Partial<Record<Document, Document>>> = { glossary: 'faq1996' }

/** The text that the document has, or else, without its rulings, that of an earlier one; undefined where none has any. */
export function textOf(card: Card, document: Document, row: RulesetInfo): CardText | undefined {
  const before = goesOn(card, document)
  const text = card[document] ?? (before && withoutRulings(card[before] as Text, row))
  return text && { title: card.title, ...text }
}

/** The earlier document whose text of the card goes on under this one; undefined where it has a text of its own. */
export function goesOn(card: Card, document: Document): Document | undefined {
  const before = earlier[document]
  return before && !card[document] && card[before] ? before : undefined
}

/** Basic rules that hold in the ruleset stay, and so do parts of the text that name no other ruling. */
function withoutRulings<Value>(text: Value, row: RulesetInfo): Value {
  if (typeof text !== 'object' || text === null) return text
  const entries = Object.entries(text)
  const stays = ([key, value]: readonly [string, unknown]): boolean =>
    key !== 'ruling' || (isBasic(value as string) && isBasicIn(value as string, row))
  const left = entries.filter(stays).map(([key, value]) => [key, withoutRulings(value, row)] as const)
  if (left.length === entries.length && left.every(([, value], at) => value === entries[at]?.[1])) return text
  return (Array.isArray(text) ? left.map(([, value]) => value) : Object.fromEntries(left)) as Value
}
