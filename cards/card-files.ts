import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { cached, digestOf, textsBelow } from '../cache/cache.ts'
import type { CardFacts, CardType } from './facts.ts'

/** One YAML file: cards by title; `type` holds for every card that names none of its own. */
export interface CardFile {
  readonly type?: CardType
  readonly cards: Readonly<Record<string, Partial<CardFacts> | null>>
}

/** The folder of the suite's own cards. */
export const ownCards = import.meta.dirname

/** The YAML files of a directory of cards, in alphabetical order. */
export function cardFiles(dir: string = ownCards): readonly string[] {
  return readdirSync(dir)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => join(dir, name))
}

/** Parses one file without checking it against the schema; a YAML error names file and line. */
export function readCardFile(path: string): CardFile {
  return load(readFileSync(path, 'utf8'), { filename: path, schema: CORE_SCHEMA }) as CardFile
}

/** Every file of a directory with its path; our own are parsed once for as long as they stay as they are. */
export function filesOf(dir: string): readonly (readonly [string, CardFile])[] {
  const read = () => cardFiles(dir).map(path => [path, readCardFile(path)] as const)
  return dir === ownCards ? cached('cards', digestOf(textsBelow(dir, '.yaml')), read) : read()
}
