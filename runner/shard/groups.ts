import { groupBy } from '../../catalogue/group.ts'
import type { Case } from '../../steps/suite/case.ts'

/**
 * Keeps cases together that are judged in the light of each other. Those of a Rule have twins among them. Those that
 * hang on an open question tell its reading together. Those of a ruling may stand in a baseline as a whole.
 */
export function groupsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const above = new Map<string, string>()
  const topOf = (tie: string): string => {
    let top = tie
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    return top
  }
  for (const one of cases) {
    const [first = '', ...others] = tiesOf(one).map(topOf)
    for (const other of others) if (topOf(other) !== topOf(first)) above.set(topOf(other), topOf(first))
  }
  return [...groupBy(cases, one => topOf(tiesOf(one)[0] ?? '')).values()]
}

/** Whoever has one of them in common belongs together. */
function tiesOf({ feature, rule, rulings, disputes, id, twins }: Case): readonly string[] {
  return [
    `rule ${feature.uri} ${rule}`,
    ...rulings.map(ruling => `ruling ${ruling}`),
    ...disputes.map(question => `question ${question}`),
    ...[id, ...twins].map(one => `case ${one}`),
  ]
}
