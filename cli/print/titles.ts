import type { TitleStands, TitlesStand } from '../../analysis/trace/titles.ts'
import { byCode } from '../../catalogue/group.ts'
import { sayUnread } from './deck-reading.ts'

/** Which cards of a list stand in cases, and in how many under each ruleset. */
export function titlesText(file: string, { standing, inNone, unread }: TitlesStand): string {
  const blocks = [
    [`Of these ${standing.length + inNone.length} titles ${standing.length} are in cases of the suite.`],
    standing.length ? [' Cases  Title', ...standing.map(row)] : [],
    inNone.length ? ['In no case:', ...inNone.map(title => `  ${title}`)] : [],
    sayUnread(file, unread),
    standing.length ? ['`run --card "<title>"` plays the cases of one.'] : [],
  ]
  return `${blocks
    .filter(lines => lines.length)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

function row({ title, cases, byRuleset }: TitleStands): string {
  const laws = Object.entries(byRuleset).sort(([a], [b]) => byCode(a, b))
  const told = laws.map(([law, count]) => `${law} ${count.toLocaleString('en')}`).join(', ')
  return `${cases.toLocaleString('en').padStart(6)}  ${title} (${told})`
}
