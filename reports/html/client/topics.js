import { topicName } from './words.js'

/** What a topic is called: its title where the law has one. */
export function topicTitle({ topicTitles }, topic) {
  return topicTitles?.[topic] ?? topicName(topic)
}

/** Each of some topics once, in the order of the law's table of contents; others come after, by name. */
export function topicsInOrder({ topicTitles }, topics) {
  const found = new Set(topics)
  const known = Object.keys(topicTitles ?? {}).filter(topic => found.delete(topic))
  return [...known, ...[...found].sort()]
}
