import type * as messages from '@cucumber/messages'
import type { Problem } from '../suite/case.ts'
import { readTags } from '../suite/tags.ts'
import { nearest } from '../types/nearest.ts'
import { allTags, scenariosOf } from './check-tags.ts'
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

/** A ruling is shown in the folder of its topic, or in an outline whose other examples show one that is. */
export const checkTopics: Check = ({ features, known }) =>
  features
    .filter(({ source }) => known.topics.has(source.topic))
    .flatMap(feature => {
      const guests = tagsOfGuests(feature, known)
      return allTags(feature.written).flatMap(tag => (guests.has(tag) ? [] : misplaced(feature, tag, known)))
    })

/** Of outlines that show several laws on one board the tags of those examples whose rulings are of another topic. */
function tagsOfGuests({ source, written }: LintedFeature, { topicOf }: KnownIds): ReadonlySet<messages.Tag> {
  const isAtHome = ({ tags }: messages.Examples): boolean =>
    tags.some(({ name }) => readTags([name]).rulings.some(id => topicOf.get(id) === source.topic))
  const outlines = scenariosOf(written).filter(({ examples }) => examples.some(isAtHome))
  return new Set(outlines.flatMap(({ examples }) => examples.filter(one => !isAtHome(one)).flatMap(one => one.tags)))
}

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
