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

/** What stands in a row's name between the parts of its outline's. */
function wordsBetween(parts: readonly string[], scenario: string): readonly (readonly string[])[] | undefined {
  const found = new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.*?)')}$`).exec(
    scenario,
  )
  return found ? [found.slice(1)] : undefined
}

function together(words: readonly string[]): string {
  const different = [...new Set(words)]
  return different.length && different.length <= most ? different.join(' / ') : '…'
}
