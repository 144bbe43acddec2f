import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { distance } from 'fastest-levenshtein'
import { cardFiles, readCardFile } from './catalogue.ts'

/** What is wrong with the files of a directory of cards, one sentence for each fault; none = all well. */
export function cardFaults(dir: string = import.meta.dirname): readonly string[] {
  const check = new Ajv({ allErrors: true, verbose: true }).compile(readSchema())
  return cardFiles(dir).flatMap(path => {
    const file = readCardFile(path)
    if (check(file)) return untyped(file).map(title => `${basename(path)}: ${title} has no type`)
    return check
      .errors!.filter(error => error.keyword !== 'propertyNames')
      .map(error => `${basename(path)}: ${say(error)}`)
  })
}

function readSchema(): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8'))
}

function untyped({ type, cards }: ReturnType<typeof readCardFile>): string[] {
  return Object.keys(cards).filter(title => !(cards[title]?.type ?? type))
}

function say(error: ErrorObject): string {
  const at = error.instancePath.split('/').slice(2).join(' › ').replaceAll('~1', '/')
  return `${at} ${error.message}${hint(error)}`
}

function hint({ params, data, propertyName }: ErrorObject): string {
  if (params.additionalProperty) return ` (${params.additionalProperty})`
  if (!params.allowedValues) return ''
  const given = propertyName ?? data
  if (typeof given !== 'string') return ''
  const nearest = [...params.allowedValues].sort((a, b) => distance(given, a) - distance(given, b))[0]
  return `: not "${given}"; the nearest is "${nearest}"`
}
