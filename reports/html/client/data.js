/** The report as embedded in the page, with what is looked up in it. */
export function openReport(text) {
  const data = JSON.parse(text)
  const rulingById = new Map(data.rulings.map(ruling => [ruling.id, ruling]))
  const casesByRuling = new Map()
  const casesByScenario = new Map()
  data.cases.forEach((one, index) => {
    one.index = index
    for (const id of new Set(one.rulings)) add(casesByRuling, id, one)
    add(casesByScenario, scenarioKey(one), one)
  })
  return {
    ...data,
    rulingById,
    casesByRuling,
    casesByScenario,
    caseById: new Map(data.cases.map(one => [one.id, one])),
    documentTitle: new Map(data.documents.map(({ document, title }) => [document, title])),
    unpacked: new Map(),
  }
}

function add(groups, key, member) {
  const group = groups.get(key)
  if (group) group.push(member)
  else groups.set(key, [member])
}

/** Cases with the same key are the same scenario under different rulesets (or rows of one outline). */
export function scenarioKey(one) {
  return `${one.feature.uri}\n${one.rule}\n${one.outline ?? one.scenario}`
}

/** Steps, boards and messages of a case; unpacked when first asked for, or brought by the report's own `loadDetails`. */
export async function detailsOf(report, one) {
  if (report.loadDetails) return report.loadDetails(one)
  const chunk = Math.floor(one.index / report.chunkSize)
  if (!report.unpacked.has(chunk)) report.unpacked.set(chunk, unpack(report.details[chunk]))
  return (await report.unpacked.get(chunk))[one.index % report.chunkSize]
}

/** What was deflated and written in base64. */
export async function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return JSON.parse(await new Response(stream).text())
}

/** Cases by outcome, in the order in which reports name the outcomes. */
export function countOutcomes(report, cases) {
  const counts = Object.fromEntries(Object.keys(report.words.outcomeWords).map(outcome => [outcome, 0]))
  for (const { outcome } of cases) counts[outcome]++
  return counts
}

/** Passed and scored cases; the rest is not counted. `percent` is rounded down, and absent when nothing was scored. */
export function scoreOf(counts) {
  const all = Object.entries(counts).filter(([name]) => name !== 'cases')
  const cases = all.reduce((sum, [, count]) => sum + count, 0)
  const scored = cases - counts['not-applicable'] - counts.disputed
  return { passed: counts.pass, scored, percent: scored ? Math.floor((counts.pass * 1000) / scored) / 10 : undefined }
}

const gravity = [
  'fail',
  'crash',
  'engine-error',
  'timeout',
  'unproven',
  'unsupported',
  'disputed',
  'pass',
  'not-applicable',
]

/** The outcome that a reader has to know first. */
export function worst(cases) {
  return gravity.find(outcome => cases.some(one => one.outcome === outcome))
}

/** True for what somebody has to look into. */
export function isTrouble(outcome) {
  return gravity.indexOf(outcome) < 5
}
