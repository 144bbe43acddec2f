/** Values of one placeholder that are told; more of them would be no name any more. */
const most = 3

/** What cases of one outline are called together: where its rows differ, what stands there in each of them. */
export function scenarioName(cases: readonly { readonly outline?: string; readonly scenario: string }[]): string {
  const [first, ...others] = cases
  if (!first || others.every(({ scenario }) => scenario === first.scenario)) return first?.scenario ?? ''
  const outline = first.outline ?? first.scenario
  const parts = outline.split(/<[^<>]+>/)
  const rows = cases.flatMap(({ scenario }) => wordsBetween(parts, scenario) ?? [])
  return parts
    .map((part, at) => (at < parts.length - 1 ? part + together(rows.map(row => row[at] ?? '')) : part))
    .join('')
}

/** What stands in a row's name between the parts of its outline's; each part is looked for where it comes first. */
function wordsBetween(parts: readonly string[], scenario: string): readonly (readonly string[])[] | undefined {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined || !scenario.startsWith(first)) return undefined
  const words: string[] = []
  let from = first.length
  for (const part of others) {
    const at = scenario.indexOf(part, from)
    if (at < 0) return undefined
    words.push(scenario.slice(from, at))
    from = at + part.length
  }
  const end = scenario.length - last.length
  return end >= from && scenario.endsWith(last) ? [[...words, scenario.slice(from, end)]] : undefined
}

function together(words: readonly string[]): string {
  const different = [...new Set(words)]
  return different.length && different.length <= most ? different.join(' / ') : '…'
}
