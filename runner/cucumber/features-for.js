// Cucumber reads every feature before it looks at tags; a file without the ruling asked for need not be read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const all = ['features/**/*.feature']

/** Paths of the features in which scenarios with the rulings of `--tags` may stand; all, where that cannot be told from their text. */
export function featuresFor(argv, folder = 'features') {
  const tags = argv.flatMap((word, at) => (word === '--tags' || word === '-t' ? [argv[at + 1] ?? ''] : []))
  const given = argv.flatMap(word => (word.startsWith('--tags=') ? [word.slice('--tags='.length)] : []))
  const rulings = [...tags, ...given].map(rulingsOf).find(found => found !== undefined)
  if (!rulings) return all
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.feature'))
  const paths = files.map(file => join(folder, file)).filter(path => isAbout(readFileSync(path, 'utf8'), rulings))
  return paths.length ? paths : all
}

/** The ruling tags of which a scenario has one, if the expression says so; tags of rulesets stand in no text. */
function rulingsOf(expression) {
  const words = expression.trim().split(/\s+/)
  const tags = words.filter((_, at) => at % 2 === 0)
  const rulings = tags.filter(tag => tag.startsWith('@ruling='))
  const isPlain =
    tags.every(tag => /^@[^\s()]+$/.test(tag)) && words.every((word, at) => at % 2 === 0 || /^(and|or)$/.test(word))
  if (!isPlain || !rulings.length || (words.includes('or') && rulings.length < tags.length)) return undefined
  return rulings
}

const isAbout = (text, rulings) => rulings.some(tag => text.includes(tag))
