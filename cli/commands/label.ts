import { InvalidArgumentError } from 'commander'

/** Reads what a run is called. */
export function label(text: string): string {
  if (text.trim() && text.length <= 100 && !/\p{Cc}/u.test(text)) return text.trim()
  throw new InvalidArgumentError('It is a text of at most 100 characters on one line, such as a branch.')
}
