import type { CardText } from './text.ts'

/** One text for each title: what several topics say of one card is put together. */
export function joinTexts(texts: readonly CardText[]): readonly CardText[] {
  const joined = new Map<string, CardText>()
  for (const text of texts) {
    const before = joined.get(text.title)
    joined.set(text.title, before ? { ...before, ...text, ...lists(before, text) } : text)
  }
  return [...joined.values()]
}

/** The lists of both, one after the other. */
function lists(a: CardText, b: CardText): Partial<CardText> {
  const keys = (Object.keys(b) as (keyof CardText)[]).filter(key => Array.isArray(a[key]) && Array.isArray(b[key]))
  return Object.fromEntries(keys.map(key => [key, [...(a[key] as unknown[]), ...(b[key] as unknown[])]]))
}
