import { choose, nearestWords } from './query-words.js'

/** Outcomes by the words of the query. */
export const outcomesOf = {
  passed: ['pass'],
  failed: ['fail'],
  unproven: ['unproven'],
  error: ['engine-error', 'timeout', 'crash'],
  unsupported: ['unsupported'],
  'not-applicable': ['not-applicable'],
  disputed: ['disputed'],
  trouble: ['fail', 'unproven', 'engine-error', 'timeout', 'crash'],
  missing: [undefined],
}

/** One term: an optional sign, an optional `word:`, then a value in quotes or without spaces. */
const pattern = /(-?)(?:([\p{L}_-]+):)?(?:"([^"]*)("|$)|(\S+))?/uy

/** The terms of a query, all of which must hold, and in words what is wrong with it. `words` are those of `queryWords`. */
export function parseQuery(text, words) {
  const terms = []
  const problems = []
  let isNot = false
  for (const token of tokens(text, problems)) {
    const joint = token.name === undefined && !token.isQuoted && !token.isNot && token.value.toLowerCase()
    if (joint === 'and') continue
    if (joint === 'or')
      problems.push('Terms are always joined by “and”; there is no “or”. To search for the word, write "or".')
    else if (joint === 'not') isNot = true
    else {
      add(token, { isNot: isNot !== token.isNot, words, terms, problems })
      isNot = false
    }
  }
  if (isNot) problems.push('After “not” comes what is not to be. To search for the word, write "not".')
  return { terms, problems }
}

function tokens(text, problems) {
  const found = []
  let rest = text.trim()
  while (rest) {
    pattern.lastIndex = 0
    const [whole, sign, name, inQuotes, end, plain] = pattern.exec(rest)
    if (inQuotes !== undefined && end === '') problems.push(`The quote before “${inQuotes}” is not closed.`)
    found.push({ name, isNot: sign === '-', isQuoted: inQuotes !== undefined, value: inQuotes ?? plain ?? '' })
    rest = rest.slice(whole.length || 1).trimStart()
  }
  return found
}

function add({ name, value, isQuoted }, { isNot, words, terms, problems }) {
  if (name === undefined) {
    if (value) terms.push({ kind: 'text', value: value.toLowerCase(), isNot })
    return
  }
  const key = name.toLowerCase()
  const isOutcome = Object.hasOwn(outcomesOf, key)
  if (!isOutcome && !Object.hasOwn(words.fields, key)) return problems.push(unknownName(name, value, words))
  if (!value) return problems.push(`After “${name}:” comes ${isOutcome ? 'an engine' : `a ${key}`}, without a space.`)
  const { label, options } = isOutcome ? words.engine : words.fields[key]
  const chosen = options ? choose(value, options, { label, isQuoted }) : { key: value }
  if (chosen.problem) return problems.push(chosen.problem)
  terms.push(
    isOutcome ? { kind: 'outcome', name: key, engine: chosen.key, isNot } : { kind: key, value: chosen.key, isNot },
  )
}

function unknownName(name, value, words) {
  const names = [...Object.keys(outcomesOf), ...Object.keys(words.fields)]
  const near = nearestWords(name.toLowerCase(), names)
  const meant = near.length > 0 ? ` Did you mean “${near[0]}:”?` : ''
  return `The query has no word “${name}:”.${meant} It has ${names.map(one => `${one}:`).join(' ')} To search for the text, write "${name}:${value}".`
}
