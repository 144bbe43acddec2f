import type { CardText } from '../text/text.ts'

export interface AddedCardText {
  /** Its skill that is a sentence: what of this text says it; `ofAThing` = it is what some object does that the personnel has. */
  readonly special?: { readonly of: readonly (keyof CardText)[]; readonly ofAThing?: true }
}

/** The text of a card that has the special skills of others, too. */
export const withLent = (text: CardText, lenders: readonly CardText[]): CardText => lenders.reduce(withOne, text)

const withOne = (text: CardText, lender: CardText): CardText => {
  const keys = lender.special?.of ?? []
  return { ...text, ...Object.fromEntries(keys.map(key => [key, joined(text[key], lender[key])])) }
}

const joined = (own: unknown, lent: unknown): unknown =>
  Array.isArray(own) && Array.isArray(lent) ? [...own, ...lent] : lent
