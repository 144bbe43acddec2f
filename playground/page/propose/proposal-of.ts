import type { Change, Enactment, Proposal } from '../../../analysis/impact/proposal.ts'
import type { Situation } from '../situation.ts'

/** The name of the file that is handed over, and of what messages speak of. */
export const fileName = 'proposal.yaml'

/** What is changed in the law so far: rulings that are struck out, readings that were chosen, and a rule of one's own. */
export function proposalOf(
  { struck, readings }: Pick<Situation, 'struck' | 'readings'>,
  base: string,
  own: Enactment | undefined,
): Proposal {
  const line = 1
  const read = readings.map((name): Change => {
    const [read = '', as = ''] = name.split('/')
    return { read, as, line }
  })
  const changes: readonly Change[] = [
    ...(struck.length ? [{ repeal: struck, line }] : []),
    ...read,
    ...(own ? [{ ...own, line }] : []),
  ]
  return { file: fileName, title: titleOf(own, struck), reason: 'Written in the playground.', base, changes }
}

const titleOf = (own: Enactment | undefined, struck: readonly string[]): string =>
  own?.enact || (struck.length ? `Without ${struck.join(' and ')}` : 'Another reading')

/** The proposal as a file that `impact` reads. Values stand as in JSON, which YAML contains. */
export function yamlOf({ title, reason, base, changes }: Proposal): string {
  const block = (change: Change): string =>
    entriesOf(change)
      .map(([key, value], at) => `${at ? '   ' : '  -'} ${key}: ${JSON.stringify(value)}`)
      .join('\n')
  return `title: ${JSON.stringify(title)}\nreason: ${reason}\nbase: ${base}\nchanges:\n${changes.map(block).join('\n')}\n`
}

function entriesOf(change: Change): readonly (readonly [string, unknown])[] {
  if ('repeal' in change) return [['repeal', change.repeal]]
  if ('read' in change) return Object.entries({ read: change.read, as: change.as })
  if ('adopt' in change)
    return Object.entries({ adopt: change.adopt, from: change.from, 'in place of': change.inPlaceOf })
  const { enact, asked, when, unless, answer, except } = change
  const all = { enact, asked, when, unless, answer, except }
  return Object.entries(all).filter(([, value]) => typeof value === 'string' || Object.keys(value).length > 0)
}
