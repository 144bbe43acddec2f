import type { Catalogue } from './catalogue.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import { readText, yamlFiles } from './read-yaml.ts'
import type { Ruling } from './ruling.ts'
import { topicsFile } from './topics.ts'

/** References that lead nowhere, circles, stale digests, rulings in the wrong folder and topics without rulings. */
export function checkReferences(catalogue: Catalogue): readonly Problem[] {
  return [
    ...[...catalogue.rulings.values()].flatMap(ruling => checkRuling(catalogue, ruling)),
    ...checkTopics(catalogue),
    ...checkParagraphs(catalogue),
    ...checkQuestions(catalogue),
    ...checkContradictions(catalogue),
  ]
}

function checkRuling(catalogue: Catalogue, ruling: Ruling): readonly Problem[] {
  const { prefix } = catalogue.documents.find(({ id }) => id === ruling.document)!
  const from = ruling.met === 'follows-from' ? ruling.from : []
  const messages = [
    ...(ruling.id.startsWith(`${prefix}-`) ? [] : [`ids of this document begin with "${prefix}-"`]),
    ...unknown('topic', [ruling.topic], catalogue.topics, ` (${topicsFile} says what belongs where)`),
    ...unknown('ruling', ruling.readWith ?? [], catalogue.rulings),
    ...unknown('ruling or basic rule', from, lawOf(catalogue)),
    ...(returns(catalogue, ruling) ? ['follows from itself in a circle; let one of them be met otherwise'] : []),
  ]
  return messages.map(message => problem(catalogue, ruling.file, ruling.id, message))
}

/** Whether the chain of `from` leads back to where it began. */
function returns(catalogue: Catalogue, start: Ruling): boolean {
  const seen = new Set<string>()
  const open = [start]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const id of next.met === 'follows-from' ? next.from : []) {
      if (id === start.id) return true
      const ruling = catalogue.rulings.get(id)
      if (ruling && !seen.has(id)) open.push(ruling)
      seen.add(id)
    }
  }
  return false
}

function checkTopics(catalogue: Catalogue): readonly Problem[] {
  const used = new Set([...catalogue.rulings.values(), ...catalogue.customs.values()].map(({ topic }) => topic))
  const empty = [...catalogue.topics.keys()].filter(id => !used.has(id))
  const message = 'no ruling and no basic rule has this topic; give it one, or take it out'
  return empty.map(id => problem(catalogue, topicsFile, id, message))
}

function checkParagraphs(catalogue: Catalogue): readonly Problem[] {
  return catalogue.documents.flatMap(({ id }) => {
    const known = new Map(catalogue.paragraphs(id).map(each => [`${each.ordinal} ${each.entry}`, each.digest]))
    const own = [...catalogue.rulings.values()].filter(ruling => ruling.document === id)
    return own.flatMap(ruling => {
      const digest = known.get(`${ruling.paragraph} ${ruling.entry}`)
      if (digest === ruling.digest) return []
      const message = digest
        ? `was drawn from another wording; read paragraph ${ruling.paragraph} again, then set "digest: ${digest}"`
        : `the document has no paragraph ${ruling.paragraph} in "${ruling.entry}"; see ${id}/paragraphs.yaml`
      return [problem(catalogue, ruling.file, ruling.id, message)]
    })
  })
}

function checkQuestions(catalogue: Catalogue): readonly Problem[] {
  const rulesets = new Set(catalogue.rulesets.map(({ id }) => id))
  return [...catalogue.openQuestions.values()].flatMap(question => {
    const messages = [
      ...unknown('ruling', question.rulings, catalogue.rulings),
      ...unknown('ruleset', question.rulesets, rulesets),
      ...unknown('reading', [question.plays], new Set(Object.keys(question.readings))),
    ]
    return messages.map(message => problem(catalogue, questionFile(catalogue, question.id), question.id, message))
  })
}

function questionFile(catalogue: Catalogue, id: string): string {
  return yamlFiles(catalogue.dir, 'open-questions').find(file => lineOf(catalogue, file, id) > 0)!
}

function checkContradictions(catalogue: Catalogue): readonly Problem[] {
  const documents = new Set(catalogue.documents.map(({ id }) => id))
  return catalogue.contradictions.flatMap(({ id, law }) => {
    const messages = law.flatMap(side => [
      ...unknown('ruling or basic rule', side.rulings, lawOf(catalogue)),
      ...unknown('document', side.documents, documents),
    ])
    return messages.map(message => problem(catalogue, 'contradictions.yaml', id, message))
  })
}

const lawOf = ({ rulings, customs }: Catalogue): Known => new Map<string, unknown>([...rulings, ...customs])

type Known = ReadonlyMap<string, unknown> | ReadonlySet<string>

function unknown(what: string, names: readonly string[], known: Known, hint = ''): readonly string[] {
  const strangers = names.filter(name => !known.has(name))
  return strangers.map(name => `no ${what} "${name}". Nearest: ${nearest(name, known.keys()).join(', ')}${hint}`)
}

function problem(catalogue: Catalogue, file: string, id: string, message: string): Problem {
  return { file, line: Math.max(1, lineOf(catalogue, file, id)), message: `${id}: ${message}.` }
}

function lineOf(catalogue: Catalogue, file: string, id: string): number {
  return readText(catalogue.dir, file).split('\n').indexOf(`- id: ${id}`) + 1
}
