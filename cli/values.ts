import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander'
import { isWebAddress } from '../protocol/web-address.ts'

type Parse = (text: string, before: unknown) => unknown

const adding = new WeakSet<object>()

/** Marks the reader of an option that may be given several times, because its values add up. */
export function addsUp<Reader extends (text: string, before: never) => unknown>(parse: Reader): Reader {
  adding.add(parse)
  return parse
}

/** True of an option that may be given several times. */
export const adds = ({ parseArg }: Option): boolean => !!parseArg && adding.has(parseArg)

/** Reads a list with commas; what is given several times adds up. Blanks around a word are not part of it. */
export const list = addsUp((text: string, before: readonly string[] = []): readonly string[] => {
  const words = text.split(',').map(word => word.trim())
  if (words.includes('')) throw new InvalidArgumentError('A word is missing next to a comma.')
  return [...before, ...words]
})

/** Reads an option that may be given several times, whose values may have commas. */
export const repeated = addsUp((text: string, before: readonly string[] = []): readonly string[] => [...before, text])

/** A reader of whole numbers of at least and at most so much; `what` is said of one that is none, such as "of milliseconds". */
export function whole(least: number, most: number, what = ''): (text: string) => number {
  return text => {
    const value = Number(text)
    if (/^\d{1,16}$/.test(text) && value >= least && value <= most) return value
    const [kind, from, to] = [what && ` ${what}`, least.toLocaleString('en'), most.toLocaleString('en')]
    throw new InvalidArgumentError(`It is a whole number${kind} from ${from} to ${to}.`)
  }
}

/** The longest that a timer waits. */
export const milliseconds = whole(1, 2 ** 31 - 1, 'of milliseconds')
/** How often something is done, or by how many at once. */
export const count = whole(1, 10_000)
/** An address on the web, without what follows `#`. */
export function address(text: string): string {
  if (isWebAddress(text) && !text.includes('#')) return text
  throw new InvalidArgumentError('It is an address such as https://example.org/playground/.')
}

/** 0 stands for any free one. */
export const port = whole(0, 65_535)

/**
 * Makes every option and argument of the command line refuse a value without words, as a variable that is not set would
 * pass for an option that was left out; and a second value that does not add up, as the first would be lost.
 */
export function guardValues(command: Command): void {
  const options = command.options.filter(one => one.required || one.optional)
  for (const given of [...options, ...command.registeredArguments]) takeWords(given)
  for (const below of command.commands) guardValues(below)
}

function takeWords(given: Option | Argument): void {
  const own = given.parseArg as Parse | undefined
  const parse = own ?? (given.variadic ? (repeated as Parse) : (text: string) => text)
  let first: string | undefined
  const read = (text: string, before: unknown): unknown => {
    if (!text.trim()) throw new InvalidArgumentError('It is empty; leave it out, or give it a value.')
    if (text.includes('\0')) throw new InvalidArgumentError('It has a character that no name has.')
    if (first !== undefined && !adding.has(parse))
      throw new InvalidArgumentError(`It is given twice; it was "${first}" already.`)
    first = text
    return parse(text, before)
  }
  given.argParser(adding.has(parse) ? addsUp(read) : read)
}
