import { existsSync } from 'node:fs'
import type { Command, Option } from 'commander'
import { InvalidArgumentError } from 'commander'
import { nearest } from '../catalogue/nearest.ts'
import { readBounded } from '../catalogue/read-bounded.ts'
import { type YamlPath, yamlContent } from '../catalogue/yaml-document.ts'
import { printable } from '../reports/words.ts'
import { UsageError } from '../runner/usage-error.ts'
import { adds } from './values.ts'

/** Options of an engine's project, in the folder where the command is run. */
export const settingsFile = 'stccg.yaml'

/** The commands that play an engine. */
const readers = ['run', 'doctor', 'explore']

/** A value as it is in the file, with its line; of the name of a command, its settings. */
interface Setting {
  readonly value: unknown
  readonly line: number
}

type Settings = ReadonlyMap<string, Setting>

/**
 * Has the commands that play an engine take from the file what the command line does not say: options by their names, for
 * each command that has one, or below the name of a command for that one alone.
 *
 * @throws {UsageError} with file and line
 */
export function takeSettings(program: Command, file = settingsFile): void {
  program.hook('preAction', (_, command) => {
    if (readers.includes(command.name()) && existsSync(file)) apply(command, program, file)
  })
}

function apply(command: Command, program: Command, file: string): void {
  const common = read(file)
  const commands = program.commands.filter(one => readers.includes(one.name()))
  const own = new Map<string, Setting>()
  for (const [key, setting] of common) {
    const of = commands.find(one => one.name() === key)
    if (of) {
      for (const [name, inner] of setting.value as Settings) {
        optionOf([of], name, inner, file)
        if (of === command) own.set(name, inner)
      }
    } else optionOf(commands, key, setting, file)
  }
  const taken = command.options.flatMap(option => {
    const name = option.name()
    const setting = own.get(name) ?? (readers.includes(name) ? undefined : common.get(name))
    const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli'
    return setting && !isGiven && set(command, option, setting, file) ? [`--${name}`] : []
  })
  if (taken.length) process.stderr.write(`From ${file}: ${taken.join(', ')}\n`)
}

function read(file: string): Settings {
  const found = yamlContent(readBounded(file).toString('utf8'))
  if ('fault' in found)
    throw new UsageError(`${file}:${found.fault.line}: this is not YAML: ${printable(found.fault.why)}.`)
  return entriesOf(found.content ?? {}, [], found.lineOf, file)
}

function entriesOf(content: unknown, path: YamlPath, lineOf: (path: YamlPath) => number, file: string): Settings {
  if (!isRecord(content))
    throw new UsageError(`${file}:${lineOf(path)}: a line for each option is wanted, such as "strict: true".`)
  return new Map(
    Object.entries(content).map(([key, value]) => {
      const inner = [...path, key]
      const isBlock = path.length === 0 && readers.includes(key)
      return [key, { value: isBlock ? entriesOf(value, inner, lineOf, file) : value, line: lineOf(inner) }]
    }),
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function optionOf(commands: readonly Command[], key: string, { line }: Setting, file: string): void {
  const names = new Set(commands.flatMap(({ options }) => options.map(option => option.name())))
  if (names.has(key)) return
  const where = commands.length === 1 ? commands[0]?.name() : readers.join(', ')
  throw new UsageError(
    `${file}:${line}: no option of ${where} is called "${printable(key)}". Nearest: ${nearest(key, names, 3).join(', ')}.`,
  )
}

/** Sets the option as if it had been typed; false where the file turns it off. */
function set(command: Command, option: Option, { value, line }: Setting, file: string): boolean {
  const fault = (why: string): UsageError => new UsageError(`${file}:${line}: ${option.name()}: ${why}`)
  const words = [value].flat()
  if (!words.every(word => typeof word === 'string')) throw fault('words, a number, or a list of them are wanted.')
  if (!option.required && !option.optional) {
    if (value === 'false') return false
    if (value !== 'true') throw fault('it is true or false.')
    command.setOptionValueWithSource(option.attributeName(), true, 'config')
    return true
  }
  try {
    const parse = (text: string, before: unknown): unknown => (option.parseArg ? option.parseArg(text, before) : text)
    const all = adds(option)
      ? words.reduce<unknown>((before, word) => parse(word, before), option.defaultValue)
      : parse(words.join(','), option.defaultValue)
    command.setOptionValueWithSource(option.attributeName(), all, 'config')
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw fault(error.message)
    throw error
  }
  return true
}
