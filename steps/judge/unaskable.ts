/** The scenario asks for what no engine can be asked for, so that nothing is known of the one that plays it. */
export class Unaskable extends Error {
  override readonly name = 'Unaskable'
}

/** `what` in words, as a sentence without its full stop. */
export function unaskable(what: string): never {
  throw new Unaskable(what)
}
