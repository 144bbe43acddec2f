import type { Following } from '../../analysis/strength/bases.ts'
import { wrap } from '../../reports/terminal.ts'

/** The rulings without a base that matters alone, the bases that do not matter beside others, and how many there are of each. */
export function basesTable(all: readonly Following[]): string {
  const idle = all.filter(({ matters }) => !matters)
  const beside = all.filter(({ matters, bases }) => matters && bases.some(({ by }) => !by))
  return [
    ...listed('No base matters alone:', idle),
    ...listed('Some base does not matter next to the others:', beside),
    `Follow from others: ${all.length}. A base matters alone: ${all.length - idle.length}; none does: ${idle.length}.`,
    `Say why they follow: ${all.filter(({ why }) => why).length}.`,
    '',
  ].join('\n')
}

function listed(head: string, some: readonly Following[]): readonly string[] {
  return some.length ? [head, ...some.flatMap(inWords), ''] : []
}

function inWords({ ruling, bases }: Following): readonly string[] {
  const idle = bases.filter(({ by }) => !by).map(({ id }) => id)
  const [first, ...more] = wrap(`${ruling}: ${idle.join(', ')}`, 76)
  return [`  ${first}`, ...more.map(line => `    ${line}`)]
}
