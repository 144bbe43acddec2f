import { declaredFlags, declaredLists } from './declared.ts'
import { isWebAddress } from './web-address.ts'

/** Characters that a name, a version or another word of a greeting may have. */
const longest = 200
/** Words that one list of a greeting may have. */
const mostWords = 20_000

type Fields = Readonly<Record<string, unknown>>

/** What in the result of `hello` cannot be understood, as a clause that follows "its hello has"; undefined = nothing. */
export function helloFault(result: unknown): string | undefined {
  if (!isObject(result)) return `${shown(result)} as its result, which should be an object`
  const { engine, can, unknownTitles, declines } = result
  if (!isObject(engine)) return wrong('engine', engine, 'an object with "name" and "version"')
  if (!isObject(can)) return wrong('can', can, 'an object, empty if nothing is declared')
  return (
    ofText('engine.name', engine.name, true) ??
    ofText('engine.version', engine.version, true) ??
    ofText('engine.plays', engine.plays) ??
    ofText('engine.language', engine.language) ??
    ofAddress('engine.source', engine.source) ??
    ofAddress('engine.issues', engine.issues) ??
    first(declaredLists, name => ofList(`can.${name}`, can[name])) ??
    first(declaredFlags, name => ofFlag(`can.${name}`, can[name])) ??
    ofSeats(can.seats) ??
    ofBoards(can.boards) ??
    ofList('unknownTitles', unknownTitles) ??
    ofList('declines', declines)
  )
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function first(names: readonly string[], faultOf: (name: string) => string | undefined): string | undefined {
  for (const name of names) {
    const fault = faultOf(name)
    if (fault) return fault
  }
  return undefined
}

function ofText(name: string, value: unknown, required = false): string | undefined {
  if (value === undefined && !required) return undefined
  const isGood =
    typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value) && (!required || value.trim() !== '')
  return isGood ? undefined : wrong(name, value, `a text of at most ${longest} characters on one line`)
}

function ofAddress(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined
  const isGood = typeof value === 'string' && value.length <= longest && isWebAddress(value)
  return isGood ? undefined : wrong(name, value, 'an address that begins with https:// or http://')
}

function ofList(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value) || value.length > mostWords)
    return wrong(name, value, `a list of at most ${mostWords.toLocaleString('en')} words`)
  const odd = value.find(word => typeof word !== 'string' || word.length > longest)
  return value.length && odd !== undefined
    ? wrong(`${name}[${value.indexOf(odd)}]`, odd, `a word of at most ${longest} characters`)
    : undefined
}

const ofFlag = (name: string, value: unknown): string | undefined =>
  value === undefined || typeof value === 'boolean' ? undefined : wrong(name, value, 'true or false')

const ofSeats = (value: unknown): string | undefined =>
  value === undefined || value === 1 || value === 2 || value === 3 ? undefined : wrong('can.seats', value, '1, 2 or 3')

const ofBoards = (value: unknown): string | undefined =>
  value === undefined || value === 'any' || value === 'by-play'
    ? undefined
    : wrong('can.boards', value, '"any" or "by-play"')

const wrong = (name: string, value: unknown, what: string): string =>
  `${shown(value)} as "${name}", which should be ${what}`

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value) && value.length > 20) return `a list of ${value.length.toLocaleString('en')}`
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
