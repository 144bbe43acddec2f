import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import type { CardFacts } from '../facts.ts'
import { ImportError } from './import-error.ts'

/** The file's name where only a folder is given. */
export const poolName = 'stccg-cards.json'

const version = 1

/** The first fact of a card that fits no pool, and why; undefined = the card fits. */
export function cardFault(card: CardFacts): { readonly fact: string; readonly why: string } | undefined {
  const check = checker()
  if (check(card)) return undefined
  const { instancePath = '', message = '' } = check.errors?.[0] ?? {}
  return {
    fact: instancePath.split('/')[1] ?? '',
    why: `${instancePath.slice(1).replaceAll('/', ' › ')} ${message}`.trim(),
  }
}

let compiled: ValidateFunction | undefined

function checker(): ValidateFunction {
  compiled ??= new Ajv({ allErrors: false }).compile({
    ...JSON.parse(readFileSync(join(import.meta.dirname, '../schema.json'), 'utf8')),
    $id: 'stccg-conformance/pool-card',
    required: ['title', 'type'],
    properties: {},
    additionalProperties: true,
    allOf: [{ $ref: '#/definitions/card' }],
  })
  return compiled
}

/** Writes a pool, one card a line; the file is the old one or the whole new one, whatever happens. */
export function writePool(path: string, cards: readonly CardFacts[]): void {
  const lines = cards.map(card => JSON.stringify(card)).join(',\n')
  const half = `${path}.${process.pid}.part`
  try {
    writeFileSync(half, `{"version":${version},"cards":[\n${lines}\n]}\n`)
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw new ImportError(`${path}: the pool cannot be written here (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Reads a pool by title; what is wrong in the file is said with the card. */
export function readPool(path: string, read: (path: string) => Buffer = readFileSync): ReadonlyMap<string, CardFacts> {
  const { version: found, cards } = jsonOf(path, read)
  if (found !== version || !Array.isArray(cards))
    throw new ImportError(
      `${path}: this is not a pool of cards; make one with "stccg-conformance cards import <file>".`,
    )
  for (const card of cards as readonly (CardFacts | null)[]) {
    const fault = card ? cardFault(card) : { why: 'there is an empty card' }
    const title = typeof card?.title === 'string' ? ` ${card.title}:` : ''
    if (fault)
      throw new ImportError(
        `${path}:${title} ${fault.why}; make the pool again with "stccg-conformance cards import <file>".`,
      )
  }
  return new Map((cards as readonly CardFacts[]).map(card => [card.title, card]))
}

function jsonOf(
  path: string,
  read: (path: string) => Buffer,
): { readonly version?: unknown; readonly cards?: unknown } {
  let text: string
  try {
    text = read(path).toString('utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code.includes(' ')) throw new ImportError(`${path}: ${code}; it is not a pool of cards.`)
    throw new ImportError(
      `${path}: there is no pool of cards here; make one with "stccg-conformance cards import <file>".`,
    )
  }
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : {}
  } catch {
    throw new ImportError(
      `${path}: this is not JSON, so it is not a pool of cards; make one with "stccg-conformance cards import <file>".`,
    )
  }
}
