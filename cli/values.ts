import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander'

/** Reads a list with commas; what is given several times adds up. Blanks around a word are not part of it. */
export function list(text: string, before: readonly string[] = []): readonly string[] {
  const words = text.split(',').map(word => word.trim())
  if (words.includes('')) throw new InvalidArgumentError('A word is missing beside a comma.')
  return [...before, ...words]
}

/** Reads an option of which there can be one only: the first would be lost. */
export function once(text: string, before: string | undefined): string {
  if (before === undefined) return text
  throw new InvalidArgumentError(`It is given twice; it was "${before}" already.`)
}

/** Reads an option that may be given several times, whose values may have commas. */
export const repeated = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

/**
 * Makes every option and argument of the command line refuse a value without words: a variable that is not set would
 * pass for an option that was left out.
 */
export function refuseEmpty(command: Command): void {
  const options = command.options.filter(one => one.required || one.optional)
  for (const given of [...options, ...command.registeredArguments]) takeWords(given)
  for (const below of command.commands) refuseEmpty(below)
}

type Parse = (text: string, before: unknown) => unknown

function takeWords(given: Option | Argument): void {
  const parse = (given.parseArg as Parse | undefined) ?? (given.variadic ? (repeated as Parse) : (text: string) => text)
  given.argParser((text: string, before: unknown) => {
    if (!text.trim()) throw new InvalidArgumentError('It is empty; leave it out, or give it a value.')
    if (text.includes('\0')) throw new InvalidArgumentError('It has a character that no name has.')
    return parse(text, before)
  })
}
