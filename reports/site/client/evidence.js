/**
 * Which engines play an open question as the suite does (`same`), which otherwise (`other`), and of which the reports do
 * not say (`silent`). `likely` is the reading of the others: only where there are two is there no doubt which it is.
 */
export function evidenceOf({ engines, caseById }, { cases, readings, plays }) {
  const asked = cases.map(id => caseById.get(id)).filter(Boolean)
  const groups = { same: [], other: [], silent: [] }
  for (const { name, outcomes } of engines) groups[groupOf(asked.map(one => outcomes[one.index]))].push(name)
  const others = Object.keys(readings).filter(slug => slug !== plays)
  return { ...groups, likely: others.length === 1 ? others[0] : undefined }
}

function groupOf(outcomes) {
  if (outcomes.includes('disputed')) return 'other'
  return outcomes.includes('pass') ? 'same' : 'silent'
}
