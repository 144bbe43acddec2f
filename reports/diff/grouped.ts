import { groupBy } from '../../catalogue/group.ts'
import { outcomeWords } from '../words.ts'
import type { Change } from './difference.ts'

/** Changes of one kind, such as passed → failed. */
export interface ChangeGroup {
  readonly title: string
  readonly changes: readonly Change[]
}

/** What is worth reading first: what somebody has to look into, then what is not played. */
const late: ReadonlySet<string> = new Set(['unsupported', 'not-applicable', 'disputed'])

/** By what they were and are; those that nobody need look into come last. */
export function grouped(changes: readonly Change[]): readonly ChangeGroup[] {
  const groups = [...groupBy(changes, ({ before, after }) => `${outcomeWords[before]} → ${outcomeWords[after]}`)]
  return groups
    .map(([title, members]) => ({ title, changes: members }))
    .sort((a, b) => Number(isLate(a)) - Number(isLate(b)) || b.changes.length - a.changes.length)
}

const isLate = ({ changes: [first] }: ChangeGroup): boolean => late.has(first!.after)

/** A case under several rulesets that changed alike is told once. */
export function alike(changes: readonly Change[]): readonly { readonly change: Change; readonly rulesets: string }[] {
  const groups = groupBy(changes, ({ id, message = '' }) => `${id.slice(0, id.lastIndexOf('@'))}\n${message}`)
  return [...groups.values()].map(members => ({
    change: members[0]!,
    rulesets: members.length > 1 ? members.map(({ id }) => id.slice(id.lastIndexOf('@') + 1)).join(', ') : '',
  }))
}

/** How many are left out, where some are. */
export const moreSays = (all: number, shown: number): readonly string[] =>
  all > shown ? [`… and ${(all - shown).toLocaleString('en')} more`] : []
