import type { CardText } from '../../../engine/text/text.ts'
import type { Wanted } from './stage.ts'

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => !!value && typeof value === 'object' && !Array.isArray(value)

/** What the effects of that name in a text look for: each as a sieve for cards. */
export function wantedBy(text: CardText | undefined, effect: string): readonly Wanted[] {
  const found: Wanted[] = []
  visit(text, data => {
    if (data.do === effect && isData(data.where)) found.push(sieve(data.where))
  })
  return found
}

function visit(value: unknown, seen: (data: Data) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, seen)
  else if (isData(value)) {
    seen(value)
    for (const one of Object.values(value)) visit(one, seen)
  }
}

const list = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string')

/** Cards that agree in everything that is plain to see; the rest is left to the engine. */
function sieve(where: Data): Wanted {
  const { type, name, keyword, icon, affiliation, skill, classification, any } = where
  const others = (Array.isArray(any) ? any : []).filter(isData).map(sieve)
  const among = (asked: unknown, has: readonly (string | undefined)[] = []): boolean =>
    asked === undefined || list(asked).some(word => has.includes(word))
  return one => {
    const { facts, title } = one
    const agrees =
      among(type, [facts.type]) &&
      among(name, [title, ...(facts.persona ?? [])]) &&
      among(keyword, facts.keywords) &&
      among(icon, facts.icons) &&
      among(affiliation, facts.affiliations) &&
      among(classification, [facts.classification]) &&
      among(skill, [facts.classification, ...Object.keys(facts.skills ?? {})])
    return agrees && (!others.length || others.some(fits => fits(one)))
  }
}
