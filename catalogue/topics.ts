import { CatalogueError } from './catalogue-error.ts'
import { readYaml } from './read-yaml.ts'

/** A chapter of the table of contents; rulings and folders of features bear its id. */
export interface Topic {
  readonly id: string
  /** For people. */
  readonly title: string
  /** One sentence: what is put here. */
  readonly belongs: string
}

export const topicsFile = 'topics.yaml'

/** By id, in the order of the table of contents. */
export function readTopics(dir: string): ReadonlyMap<string, Topic> {
  const topics = new Map<string, Topic>()
  for (const topic of readYaml(dir, topicsFile) as readonly Topic[]) {
    if (topics.has(topic.id))
      throw new CatalogueError(`"${topic.id}" is here twice. Make one topic of the two.`, topicsFile)
    topics.set(topic.id, topic)
  }
  return topics
}

/** The titles for people, by id, in the order of the table of contents. */
export function topicTitles(topics: ReadonlyMap<string, Topic>): Readonly<Record<string, string>> {
  return Object.fromEntries([...topics.values()].map(({ id, title }) => [id, title]))
}
