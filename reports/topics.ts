import type { Conformance } from './result.ts'

/** What a topic is called, for people; one that the law does not have is called by its id. */
export function topicTitle({ topicTitles }: Pick<Conformance, 'topicTitles'>, topic: string): string {
  return topicTitles?.[topic] ?? topic
}
