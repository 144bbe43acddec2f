import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { counted } from '../../reports/words.ts'
import { wrap } from '../../reports/wrap.ts'
import type { Change, Changes, Otherwise, Said } from './changes.ts'

/** The changes as a text, topic by topic. Rules that are only new are counted unless `isWhole`. */
export function printChanges(found: Changes, catalogue: Catalogue, isWhole: boolean, columns: number): string {
  const { from, to, isAmended, changes, otherwise } = found
  const titleOf = (id: string): string => `${catalogue.rulesets.find(one => one.id === id)?.title ?? id} (${id})`
  const topics = [...catalogue.topics.values()].flatMap(({ id, title }) => {
    const own = changes.filter(({ topic }) => topic === id)
    const against = otherwise.filter(one => one.topics[0] === id)
    const rows = [...against.flatMap(one => saidOtherwise(one, found)), ...own.flatMap(one => printed(one, isWhole))]
    const news = isWhole ? 0 : own.filter(isNew).length
    if (news) rows.push(`  ${counted(news, rows.length ? 'more rule' : 'rule')} ${news === 1 ? 'is' : 'are'} new`)
    return rows.length ? [`\n${title} (${id})`, ...rows] : []
  })
  const isCut = !isWhole && changes.some(isNew)
  const text = [
    `What changed from ${titleOf(from)}`,
    `to ${titleOf(to)}`,
    '',
    counts(found),
    ...(isAmended ? [] : ['These laws share no document: what only one of them speaks of is not listed.']),
    ...topics,
    ...(isCut ? ['', 'With --topic the new rules are listed as well, with --json all of them.'] : []),
  ]
  return text.flatMap(line => fitted(line, columns)).join('\n')
}

const isNew = ({ was, now }: Change): boolean => was.length === 0 && now.length > 0

function counts({ isAmended, changes, otherwise }: Changes): string {
  const kinds = groupBy(changes, one => (isNew(one) ? 'new' : one.now.length ? 'replaced' : 'gone'))
  const of = (kind: string): number => kinds.get(kind)?.length ?? 0
  const contradictory = `${counted(otherwise.length, 'question')} answered otherwise`
  if (!isAmended) return `${contradictory}.`
  return `${of('replaced')} replaced, ${of('gone')} gone, ${of('new')} new; ${contradictory}.`
}

function saidOtherwise({ about, was, now }: Otherwise, { from, to }: Changes): readonly string[] {
  const ids = (rulings: readonly string[]): string =>
    rulings.length > 3 ? ` (${rulings.slice(0, 3).join(', ')} …)` : rulings.length ? ` (${rulings.join(', ')})` : ''
  const width = Math.max(from.length, to.length)
  return [
    `  ${about}:`,
    `    ${from.padEnd(width)}  ${was.words}${ids(was.rulings)}`,
    `    ${to.padEnd(width)}  ${now.words}${ids(now.rulings)}`,
  ]
}

function printed(change: Change, isWhole: boolean): readonly string[] {
  const { was, now, amends } = change
  if (isNew(change) && !isWhole) return []
  const row =
    (label: string) =>
    ({ id, says }: Said) =>
      `  ${label.padEnd(4)}  ${says} (${id})`
  if (now.length === 0) return was.map(row('gone'))
  const why = amends ? [`        ${amends}`] : []
  return [...was.map(row('was')), ...now.map(row(was.length ? 'now' : 'new')), ...why]
}

/** On a terminal, what is too long goes on below where its words began. */
function fitted(line: string, columns: number): readonly string[] {
  if (line.length <= columns) return [line]
  const indent = /^ *(?:(?:was|now|new|gone|\S+) {2,})?/.exec(line)?.[0].length ?? 0
  const [first = '', ...rest] = wrap(line.slice(indent), columns - indent)
  return [line.slice(0, indent) + first, ...rest.map(part => ' '.repeat(indent) + part)]
}
