import type { Conformance } from '../../result.ts'
import { capital } from './words.ts'

/** What topics are called, in the order of the law's table of contents. */
export type TopicTitles = Pick<Conformance, 'topicTitles'>

/** What a topic is called: its title where the law has one, or else `Colon rule` for `colon-rule`. */
export function topicTitle({ topicTitles }: TopicTitles, topic: string): string {
  return topicTitles?.[topic] ?? capital(topic.replaceAll('-', ' '))
}

/** Each of some topics once, in the order of the law's table of contents; others come after, by name. */
export function topicsInOrder({ topicTitles }: TopicTitles, topics: Iterable<string>): readonly string[] {
  const found = new Set(topics)
  const known = Object.keys(topicTitles ?? {}).filter(topic => found.delete(topic))
  return [...known, ...[...found].sort()]
}
