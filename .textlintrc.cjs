const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** The cells of a row of docs/style.md, whose words are separated by commas; a `\|` in a pattern is no end of a cell. */
const cellsOf = row => row.split(/(?<!\\)\|/).slice(1, 3)

/** The table "Say, not" of docs/style.md, as pairs of a pattern and what to say instead. */
function terms() {
  const page = readFileSync(join(__dirname, 'docs/style.md'), 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  return rows.flatMap(row => {
    const [not, say] = cellsOf(row)
    const patterns = [...not.matchAll(/`([^`]+)`/g)].map(([, pattern]) => pattern.replaceAll('\\|', '|'))
    const words = patterns.length > 1 ? say.split(',').map(word => word.trim()) : [say.trim()]
    return patterns.map((pattern, at) => [pattern.replaceAll(' ', '\\s+'), words[at] ?? words[0]])
  })
}

module.exports = {
  rules: {
    'sentence-length': { max: 300 },
    terminology: {
      terms: terms(),
      // Ids are lower case in the protocol and in every command; README is the name of a file.
      exclude: ['ID', "id['’]?s", 'readme(s)?'],
    },
    'write-good': {
      so: false,
      thereIs: false,
      passive: false,
      eprime: false,
      weasel: false,
      adverb: false,
      // Words of the game and of this project, or as short as what would replace them.
      whitelist: ['it is', 'It is', 'it was', 'all of', 'requirement', 'validate', 'therefore', 'Therefore', 'however'],
    },
  },
}
