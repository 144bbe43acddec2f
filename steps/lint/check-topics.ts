import type * as messages from '@cucumber/messages'
import type { Problem } from '../suite/case.ts'
import { readTags } from '../suite/tags.ts'
import { nearest } from '../types/nearest.ts'
import { allTags } from './check-tags.ts'
import { at, type Check, type KnownIds, type LintedFeature } from './corpus.ts'

const contents = 'rulings/topics.yaml'

/** A feature lies in the folder of a topic. */
export const checkFolders: Check = ({ features, known }) =>
  features.flatMap(feature => {
    const { topic } = feature.source
    if (known.topics.has(topic)) return []
    const near = nearest(topic, [...known.topics])
    const message = `no topic "${topic}"${near ? `; nearest: "${near}"` : ''}; name the folder after one of ${contents}, which says what belongs where`
    return [at(feature, feature.written.location.line, message)]
  })

/** A ruling is shown in the folder of its topic. */
export const checkTopics: Check = ({ features, known }) =>
  features
    .filter(({ source }) => known.topics.has(source.topic))
    .flatMap(feature => allTags(feature.written).flatMap(tag => misplaced(feature, tag, known)))

/** A ruling of no known topic is the catalogue's matter. */
function misplaced(feature: LintedFeature, tag: messages.Tag, { topicOf, topics }: KnownIds): Problem[] {
  const { topic } = feature.source
  return readTags([tag.name]).rulings.flatMap(id => {
    const own = topicOf.get(id)
    if (own === undefined || own === topic || !topics.has(own)) return []
    const message = `${id} is about "${own}", and this is the folder of "${topic}"; move it to features/${own}/, or write \`topic: ${topic}\` in its row of the catalogue`
    return [at(feature, tag.location.line, message)]
  })
}
