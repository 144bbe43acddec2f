/** The content of a scenario's tags. */
export interface Tags {
  readonly rulings: readonly string[]
  readonly rulesets: readonly string[]
  readonly questions: readonly string[]
  /** Why it does not say that nothing else has changed. */
  readonly frames: readonly string[]
  /** Parts of its rulings, by name. */
  readonly parts: readonly string[]
  /** Each `<question>/<reading>`. */
  readonly readings: readonly string[]
  /** Those that say nothing to the suite. */
  readonly others: readonly string[]
}

// A ruleset's id begins with the number of its edition and an e.
const edition = /^@\d+e(?:-.+)?$/

export function readTags(tags: readonly string[]): Tags {
  const unique = [...new Set(tags)]
  const valued = (name: string) =>
    unique.flatMap(tag => (tag.startsWith(`@${name}=`) ? tag.slice(name.length + 2) || [] : []))
  const rulesets = unique.filter(tag => edition.test(tag))
  return {
    rulings: valued('ruling'),
    questions: valued('question'),
    frames: valued('frame'),
    parts: valued('part'),
    readings: valued('reading'),
    rulesets: rulesets.map(tag => tag.slice(1)),
    others: unique.filter(tag => !rulesets.includes(tag) && !/^@(?:ruling|part|frame|question|reading)=./.test(tag)),
  }
}
