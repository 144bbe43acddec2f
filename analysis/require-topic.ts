import type { Catalogue } from '../catalogue/catalogue.ts'
import { nearest } from '../catalogue/nearest.ts'
import { UsageError } from '../runner/usage-error.ts'

/** Refuses a topic that does not exist, and names the nearest. */
export function requireTopic(topic: string, { topics }: Pick<Catalogue, 'topics'>): void {
  if (topics.has(topic)) return
  const near = nearest(topic, topics.keys(), 3).join(', ')
  throw new UsageError(
    `--topic ${topic}: there is no such topic. Nearest: ${near}. rulings/topics.yaml lists them all.`,
  )
}
