import type { RunOptions } from './options.ts'

/** The options without which a case may come out otherwise when it is played again, as words of the command line. */
export function playedWith({
  strict,
  cardsMap,
  cards,
  helloTimeout,
  timeout,
  caseTimeout,
  replays,
}: RunOptions): readonly string[] {
  const values = { cardsMap, cards, helloTimeout, timeout, caseTimeout, replays }
  const named = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`--${key.replaceAll(/[A-Z]/g, sign => `-${sign.toLowerCase()}`)}`, String(value)],
  )
  return [...(strict ? ['--strict'] : []), ...named]
}

/** Limits of a run, in the words of the command line. */
export function selectionOf({
  ruleset,
  ruling,
  topic,
  card,
  tags,
  skip,
  features,
  shard,
  case: ids,
}: RunOptions): Readonly<Record<string, string>> {
  const given = { ruleset, ruling, topic, card, features, skip }
  const lists = Object.entries(given).flatMap(([name, words]) => (words?.length ? [[name, words.join(', ')]] : []))
  const part = shard ? [['shard', `${shard.index}/${shard.count}`]] : []
  const cases = ids?.length ? [['case', ids.length > 3 ? `${ids.length} cases` : ids.join(', ')]] : []
  return Object.fromEntries([...lists, ...cases, ...(tags ? [['tags', tags]] : []), ...part])
}
