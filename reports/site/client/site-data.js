import { unpack } from '../../html/client/data.js'
import { h } from '../../html/client/dom.js'

const nonce = document.currentScript?.nonce

/** The site's data with what is looked up in it. */
export async function openSite(packed) {
  const data = await unpack(packed)
  const { law, features } = data
  const cases = data.cases.map((one, index) => ({
    ...one,
    index,
    feature: { ...features[one.feature], line: one.line },
  }))
  const site = {
    ...data,
    cases,
    caseById: new Map(cases.map(one => [one.id, one])),
    casesByRuling: membersBy(cases, one => new Set(one.rulings)),
    rulings: law.rulings,
    rulingById: new Map(law.rulings.map(ruling => [ruling.id, ruling])),
    documentTitle: new Map(law.documents.map(({ document, title }) => [document, title])),
    rulesetTitles: Object.fromEntries(law.rulesets.map(({ ruleset, title }) => [ruleset, title])),
    topicTitles: Object.fromEntries(law.topics.map(({ topic, title }) => [topic, title])),
    questionsByRuling: membersBy(law.questions, question => question.rulings),
    files: new Map(),
  }
  site.engines = data.engines.map((engine, at) => openEngine(site, engine, at))
  return site
}

/** Members by each of their keys. */
function membersBy(members, keysOf) {
  const groups = new Map()
  for (const member of members) for (const key of keysOf(member)) groups.set(key, [...(groups.get(key) ?? []), member])
  return groups
}

function openEngine(site, engine, at) {
  const messages = new Map(engine.messages)
  const outcomes = outcomesIn(site, engine.runs.at(-1))
  const report = {
    words: site.words,
    rulesets: site.rulesets,
    rulesetTitles: site.rulesetTitles,
    cardTypes: site.cardTypes,
    rulingById: site.rulingById,
    loadDetails: one => loadDetails(site, at, one),
  }
  const caseOf = one => ({
    ...one,
    outcome: outcomes[one.index],
    message: messages.get(one.index),
    milliseconds: engine.milliseconds[one.index],
    because: [],
  })
  return { ...engine, at, messages, outcomes, report, caseOf }
}

/** The outcomes of a run by the index of the case; `undefined` where the report does not have it. */
export function outcomesIn(site, run) {
  return [...run.outcomes].map(letter => site.outcomes[letter])
}

/** Steps, boards and messages of a case on one engine, from the file that holds them. */
async function loadDetails(site, at, one) {
  const file = await caseFile(site, Math.floor(one.index / site.casesInFile))
  const { because, ...details } = file[one.index % site.casesInFile][at]
  one.because = because
  return details
}

function caseFile({ files }, number) {
  globalThis.siteCases = (name, packed) => files.get(name)?.arrive(packed)
  if (!files.has(number)) files.set(number, request(number))
  return files.get(number).content
}

/** A script, since a page opened from disk may read nothing else. */
function request(number) {
  const file = {}
  file.content = new Promise((resolve, reject) => {
    const path = `cases/${number}.js`
    const lost = () =>
      reject(new Error(`${path} cannot be read. It belongs beside this page; is the whole folder there?`))
    file.arrive = packed => resolve(unpack(packed))
    const script = h('script', { src: path, error: lost })
    script.nonce = nonce ?? ''
    document.head.append(script)
  })
  return file
}
