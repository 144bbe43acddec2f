import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type CardFile, cardFiles, readCardFile } from './card-files.ts'
import { loadCards } from './catalogue.ts'
import { nearest } from './nearest.ts'

let compiled: ValidateFunction<CardFile> | undefined

/** What is wrong with the files of a directory of cards, one sentence for each fault; none = all well. */
export function cardFaults(dir: string = import.meta.dirname): readonly string[] {
  compiled ??= new Ajv({ allErrors: true, verbose: true }).compile<CardFile>(readSchema())
  const check = compiled
  return cardFiles(dir).flatMap(path => {
    const file = readCardFile(path)
    if (check(file)) return [...untyped(file), ...unfounded(file, dir)].map(fault => `${basename(path)}: ${fault}`)
    return check
      .errors!.filter(error => error.keyword !== 'propertyNames')
      .map(error => `${basename(path)}: ${say(error)}`)
  })
}

function readSchema(): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8'))
}

function untyped({ type, cards }: CardFile): readonly string[] {
  return Object.keys(cards)
    .filter(title => !(cards[title]?.type ?? type))
    .map(title => `${title} has no type`)
}

/** What a document says of a card and cannot be: an identity with a card that nobody knows, a corrected title that is another card's. */
function unfounded({ cards }: CardFile, dir: string): readonly string[] {
  const known = loadCards(dir).cards
  return Object.entries(cards).flatMap(([title, facts]) => {
    const { identity = [], correctedTitle } = facts ?? {}
    const strangers = identity.filter(name => !known.has(name)).map(name => `${title} › identity: no card "${name}"`)
    const taken = correctedTitle !== undefined && known.has(correctedTitle)
    return taken ? [...strangers, `${title} › correctedTitle: "${correctedTitle}" is a card already`] : strangers
  })
}

function say(error: ErrorObject): string {
  const at = error.instancePath.split('/').slice(1)
  const where = (at[0] === 'cards' && at.length > 1 ? at.slice(1) : at).join(' › ').replaceAll('~1', '/')
  return `${where || 'the whole file'} ${error.message}${hint(error)}`
}

function hint({ params, data, propertyName }: ErrorObject): string {
  if (params.additionalProperty) return ` (${params.additionalProperty})`
  if (!params.allowedValues) return ''
  const given = propertyName ?? data
  if (typeof given !== 'string') return ''
  return `: not "${given}"; the nearest is "${nearest(given, params.allowedValues)}"`
}
