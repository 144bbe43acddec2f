import type { ChangedFact } from '../../analysis/strength/data.ts'

/** The wrong values that nobody notices, and how many there are of each. */
export function dataTable(all: readonly ChangedFact[]): string {
  const idle = all.filter(({ by }) => !by)
  const lines = idle.map(
    ({ ruling, card, fact, instead }) => `  ${ruling}: "${card}", ${fact}: ${JSON.stringify(instead)}`,
  )
  return [
    ...(idle.length ? ['Noticed by no scenario of the ruling:', ...lines, ''] : []),
    `Wrong values of facts that rulings rest on: ${all.length}. Noticed by a scenario of the ruling: ${all.length - idle.length}.`,
    '',
  ].join('\n')
}
