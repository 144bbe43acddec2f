/** What cases of one outline are called together; what differs between its rows is left open. */
export function scenarioName(cases: readonly { readonly outline?: string; readonly scenario: string }[]): string {
  const [first, ...others] = cases
  if (!first || others.every(({ scenario }) => scenario === first.scenario)) return first?.scenario ?? ''
  return (first.outline ?? first.scenario).replace(/<[^<>]+>/g, '…')
}
