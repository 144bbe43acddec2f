import type { Catalogue } from './catalogue.ts'
import { basicsFolder, type Custom, readBasicTexts, textsFile } from './customs.ts'
import { nearest } from './nearest.ts'
import { lineFinder, type Problem } from './problem.ts'
import { readText, readYaml } from './read-yaml.ts'

/** Basic rules in a file that is no topic or not theirs, from a text that the table lacks, in a law that their text cannot speak for, or said twice. */
export function checkBasics({ dir, customs, topics, rulesets }: Catalogue): readonly Problem[] {
  const texts = readBasicTexts(dir)
  const laws = new Set(rulesets.map(({ id }) => id))
  const firstSaid = new Map<string, string>()
  return [...customs.values()].flatMap(basic => {
    const { id, topic, says } = basic
    const unknownLaws = basic.rulesets.filter(law => !laws.has(law))
    const words = says.trim().toLowerCase()
    const twin = firstSaid.get(words)
    firstSaid.set(words, id)
    const messages = [
      ...(topics.has(topic) ? [] : [`"${topic}" is no topic. Nearest: ${nearest(topic, topics.keys(), 1)[0]}.`]),
      ...(id.startsWith(`custom-${topic}-`)
        ? []
        : [`its id names another topic than the file. It belongs into the file of that topic.`]),
      ...unknownLaws.map(law => `there is no ruleset "${law}". Nearest: ${nearest(law, laws, 1)[0]}.`),
      ...(twin ? [`${twin} says the same. Remove one of the two.`] : []),
      ...wrongSources(basic, texts),
    ]
    return messages.map(message => problem(dir, basic, message))
  })
}

function wrongSources(
  { source, ours = [], rulesets }: Custom,
  texts: ReturnType<typeof readBasicTexts>,
): readonly string[] {
  if (source === 'ours') return ours.length ? ['all of it is ours. Remove "ours: […]".'] : []
  const unknown = source.filter(({ text }) => !texts.has(text))
  if (unknown.length > 0)
    return unknown.map(
      ({ text }) => `${textsFile} has no text "${text}". Nearest: ${nearest(text, texts.keys(), 1)[0]}.`,
    )
  const spokenFor = new Set(source.flatMap(({ text }) => texts.get(text)?.laws ?? []))
  return [
    ...rulesets
      .filter(law => !spokenFor.has(law) && !ours.includes(law))
      .map(
        law =>
          `none of its texts can speak for ${law}. Name a text of that law, put the law under "ours", or leave it out.`,
      ),
    ...ours
      .filter(law => spokenFor.has(law) || !rulesets.includes(law))
      .map(law => `${law} is not ours: ${spokenFor.has(law) ? 'one of its texts speaks' : 'it does not hold'} there.`),
  ]
}

function problem(dir: string, { id, topic }: Custom, message: string): Problem {
  const file = `${basicsFolder}/${topic}.yaml`
  const index = (readYaml(dir, file) as readonly { readonly id: string }[]).findIndex(row => row.id === id)
  return { file, line: lineFinder(readText(dir, file))([index]), message: `${id}: ${message}` }
}
