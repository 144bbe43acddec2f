import { topicsInOrder, topicTitle } from '../../html/client/topics.js'

/** What the words of the query may be followed by, on this site. */
export function queryWords(site) {
  const { law, engines, rulesets, cases, rulings } = site
  const topics = topicsInOrder(
    site,
    [...rulings, ...cases].map(({ topic }) => topic),
  )
  const mets = [...new Set(rulings.map(ruling => metWord(ruling)))].sort()
  return {
    engine: {
      label: 'engine',
      options: [...plain(['any', 'all']), ...engines.map(({ key, name }) => ({ key, label: name }))],
    },
    fields: {
      topic: { label: 'topic', options: topics.map(key => ({ key, label: topicTitle(site, key) })) },
      ruleset: { label: 'ruleset', options: rulesets.map(key => ({ key, label: site.rulesetTitles[key] ?? key })) },
      document: {
        label: 'document',
        options: law.documents.map(({ document, title }) => ({ key: document, label: title })),
      },
      question: { label: 'open question', options: plain(['any', ...law.questions.map(({ id }) => id)]) },
      met: { label: 'way of meeting a ruling', options: plain(mets) },
      is: { label: 'kind of ruling', options: plain(kinds) },
      ruling: { label: 'ruling' },
    },
  }
}

/** What `is:` may be followed by. */
const kinds = ['covered', 'uncovered', 'divided', 'amended', 'questioned']

function plain(keys) {
  return keys.map(key => ({ key, label: '' }))
}

/** `rule`, `card`, `open` … without what it follows from. */
export function metWord({ met }) {
  return met.split(':')[0]
}

/** The option meant: that key or name, or the only one that has all of the words. Otherwise `problem` says why. */
export function choose(value, options, { label }) {
  const wanted = value.toLowerCase()
  const exact = options.find(option => option.key.toLowerCase() === wanted || option.label.toLowerCase() === wanted)
  if (exact) return { key: exact.key }
  const parts = wanted.split(/\s+/).filter(Boolean)
  const fitting = options.filter(option =>
    parts.every(part => `${option.key} ${option.label}`.toLowerCase().includes(part)),
  )
  if (fitting.length === 1) return { key: fitting[0].key }
  const article = /^[aeiou]/.test(label) ? 'An' : 'A'
  const names = list =>
    list
      .slice(0, 12)
      .map(option => option.key)
      .join(', ') + (list.length > 12 ? ' …' : '')
  if (fitting.length > 1)
    return { problem: `More than one ${label} fits “${value}”: ${names(fitting)}. Write more of it.` }
  const near = nearestWords(
    wanted,
    options.map(option => option.key),
  )
  const known = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There are: ${names(options)}.`
  return { problem: `${article} ${label} “${value}” is not known. ${known}` }
}

/** The words that differ in few letters, best first. */
export function nearestWords(word, words) {
  const limit = Math.max(1, Math.floor(word.length / 3))
  return words
    .map(other => ({ other, far: distance(word, other.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => other)
}

/** How many letters must be put in, taken out or changed. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let at = 1; at <= a.length; at++) {
    const next = [at]
    for (let to = 1; to <= b.length; to++)
      next[to] = Math.min(row[to] + 1, next[to - 1] + 1, row[to - 1] + (a[at - 1] === b[to - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]
}
