import { groupBy } from '../../catalogue/group.ts'
import type { Alike } from '../../reports/lines.ts'
import { players } from '../../steps/operation.ts'
import type { Played } from './evidence.ts'

/** So many groups are named. */
const named = 5

/** Failures whose messages differ only in the cards, players and numbers that they name: groups of two or more, the largest first. */
export function alikeAmong(failures: readonly Played[]): readonly Alike[] {
  const groups = groupBy(failures, ({ result }) => formOf(result.message ?? ''))
  return [...groups]
    .filter(([says, members]) => says && members.length > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, named)
    .map(([says, members]) => ({ says, cases: members.map(({ kase }) => kase.id) }))
}

const someone = new RegExp(`\\b(?:${players.join('|')})\\b`, 'g')

/** The message without what differs from case to case, and without the engine's own words. */
function formOf(message: string): string {
  return message
    .replace(/(the engine refused):.*/s, '$1')
    .replace(/"[^"]*"(?: \[[^\]]*\])?/g, '"…"')
    .replace(/"…"(?:(?:, | and )"…")+/g, '"…"')
    .replace(someone, '…')
    .replace(/\d+/g, '…')
    .trim()
}
