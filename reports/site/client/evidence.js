/**
 * Which engines play which reading of an open question, by its slug; which play none of them (`neither`); which play another
 * one that the reports do not tell (`unclear`); of which the reports do not say anything (`silent`).
 */
export function evidenceOf(site, question) {
  const found = {
    readings: new Map(Object.keys(question.readings).map(slug => [slug, []])),
    neither: [],
    unclear: [],
    silent: [],
  }
  for (const engine of site.engines) {
    const told = engine.readings.filter(line => line.question === question.id)
    const slugs = told.length > 0 ? slugsTold(told, question) : [slugOf(site, engine, question)]
    for (const slug of new Set(slugs)) groupOf(found, slug).push(engine.name)
  }
  return found
}

/** Reports may say anything: what is no permitted reading is unclear. */
function groupOf({ readings, neither, unclear, silent }, slug) {
  if (slug === 'neither') return neither
  if (slug === 'silent') return silent
  return readings.get(slug) ?? unclear
}

/** What the report says itself, ruleset by ruleset. */
function slugsTold(lines, { plays }) {
  const slugs = { presumed: () => plays, another: line => line.reading, neither: () => 'neither' }
  return lines.map(line => slugs[line.plays]?.(line) ?? 'unclear')
}

/** What the outcomes say: only where there are two readings is there no doubt which the other one is. */
function slugOf({ caseById }, { outcomes }, { cases, readings, plays }) {
  const found = cases.map(id => outcomes[caseById.get(id)?.index])
  const others = Object.keys(readings).filter(slug => slug !== plays)
  if (found.includes('disputed')) return others.length === 1 ? others[0] : 'unclear'
  return found.includes('pass') ? plays : 'silent'
}
