import { deeds } from '../types/plain-deeds.ts'
import type { Verb } from '../types/verb.ts'
import { verbs } from '../types/verbs.ts'
import { phrases } from './all-phrases.ts'
import { gherkin } from './gherkin.ts'
import type { Phrase } from './phrase.ts'

interface Snippet {
  readonly prefix: string
  readonly body: readonly string[]
  readonly description: string
  readonly scope: string
}

/** The language of features, as editors call it. */
const scope = 'cucumber,feature,gherkin'

/** Whole sentences for editors, as VS Code reads them. Each verb has a sentence of its own, which completion of parameters cannot offer. */
export function snippets(): string {
  const all = [
    ...phrases.map(ofPhrase),
    ...Object.entries<Verb>(verbs).map(ofVerb),
    ...Object.entries(deeds).map(ofDeed),
  ]
  const named = Object.fromEntries(all.map(one => [one.prefix, one]))
  return `${JSON.stringify(named, null, 2)}\n`
}

const ofPhrase = ({ keyword, example, meaning }: Phrase): Snippet => snippet(`${keyword} ${gherkin(example)}`, meaning)

const ofVerb = ([name, { example, meaning }]: readonly [string, Verb]): Snippet =>
  snippet(`When Alice ${name} ${example}`, meaning)

const ofDeed = ([name, meaning]: readonly [string, string]): Snippet => snippet(`When Alice ${name}`, meaning)

/** The first word tells Given, When and Then apart; players, titles and cells are left to be filled in. */
function snippet(text: string, description: string): Snippet {
  const [first = '', ...rows] = text.split('\n')
  let stop = 0
  const blank = (value: string): string => {
    stop += 1
    return `\${${stop}:${value}}`
  }
  const filled = escaped(first).replace(/"([^"]+)"|\b(?:Alice|Bob|Carol)\b|\b\d+\b/g, (whole, title) =>
    title === undefined ? blank(whole) : `"${blank(title)}"`,
  )
  return { prefix: first, body: [filled, ...rows.map(escaped)], description, scope }
}

/** Signs that would begin or end a place to fill in. */
const escaped = (text: string): string => text.replace(/[$}\\]/g, '\\$&')
