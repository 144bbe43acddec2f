import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FAILSAFE_SCHEMA, load, type Schema, Type, YAMLException } from 'js-yaml'
import { cached, digestOf } from '../cache/cache.ts'
import { CatalogueError } from './catalogue-error.ts'

let made: Schema | undefined

/** Of numbers and truth values; all else is text, so that the id of a ruleset is no number and a date no moment. */
function schema(): Schema {
  made ??= FAILSAFE_SCHEMA.extend({
    implicit: [
      new Type('tag:yaml.org,2002:int', {
        kind: 'scalar',
        resolve: text => /^(?:0|[1-9]\d*)$/.test(text),
        construct: Number,
      }),
      new Type('tag:yaml.org,2002:bool', {
        kind: 'scalar',
        resolve: text => text === 'true' || text === 'false',
        construct: text => text === 'true',
      }),
    ],
  })
  return made
}

/** The package's own. */
export const catalogueFolder = fileURLToPath(new URL('../rulings', import.meta.url))

/** A YAML file of the catalogue, by its path relative to `dir`; a broken one is reported with its line. */
export function readYaml(dir: string, file: string): unknown {
  const text = readText(dir, file)
  const parse = (): unknown => parsed(text, file)
  return dir === catalogueFolder ? cached(`yaml/${file}`, digestOf([text]), parse) : parse()
}

function parsed(text: string, file: string): unknown {
  try {
    return load(text, { schema: schema() })
  } catch (error) {
    if (error instanceof RangeError) throw new CatalogueError('this is nested too deeply to be read', file)
    if (!(error instanceof YAMLException)) throw error
    const found = `this is not YAML: ${error.reason}`
    const mend = 'Compare the indentation, quotes and brackets of this line with the block above it.'
    throw new CatalogueError(`${found}. ${mend}`, file, error.mark ? error.mark.line + 1 : undefined)
  }
}

/** The YAML files of a folder of the catalogue, relative to `dir`, in order of name. */
export function yamlFiles(dir: string, folder: string): readonly string[] {
  return namesIn(dir, folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => `${folder}/${name}`)
}

function namesIn(dir: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(dir, folder))
  } catch {
    throw new CatalogueError(`there is no such folder. The catalogue in ${dir} needs it.`, folder)
  }
}

export function readText(dir: string, file: string): string {
  try {
    return readFileSync(join(dir, file), 'utf8')
  } catch {
    throw new CatalogueError(`cannot be read. The catalogue in ${dir} needs this file.`, file)
  }
}
