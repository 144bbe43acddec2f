/** A word that no line holds. */
const long = 'x'.repeat(50_000)
const strangers = ['nonesuch', 'constructor', '__proto__', 'toString', long]
const lists = [...strangers, ',', 'x,,y', 'x,']
/** Below a file; where the system lets nobody write. */
const nowhere = ['beaming.feature/below', long, ...(process.platform === 'linux' ? ['/proc/x/y'] : [])]
const numbers = ['x', '-1', '1.5', '1e3', 'NaN', 'Infinity', '__proto__', '9'.repeat(30), long]

/** What a value is, in the words of the help, with values that are none. */
export const kinds = {
  ids: lists,
  word: strangers,
  read: ['nowhere', 'reports', '__proto__', 'beaming.feature/below', long],
  features: ['nowhere', '__proto__', 'beaming.feature/below', 'x,', long],
  folder: ['beaming.feature', ...nowhere],
  file: ['reports', ...nowhere],
  positive: [...numbers, '0'],
  number: numbers,
  minutes: ['x', '-1', '1e999', '0', '0x10', '__proto__', long],
  port: [...numbers, '65536'],
  address: ['x', 'javascript:alert(1)', 'http://a b', 'https://example.org/#x', '__proto__', long],
  engine: ['nonesuch', '"open', '__proto__', 'tcp://', 'http://[', 'tcp://127.0.0.1:99999', long],
  tags: ['@a and (', ')', '@nonesuch', '@__proto__', `@${long}`],
  shard: ['x', '0/2', '3/2', '-1/2', '1/0', '1/', '__proto__', long],
  formats: lists,
  rulesets: [...lists, '2e', '2e,2e', 'nonesuch,2e'],
  day: ['yesterday', '2026-02-30', '31.1.2026', '-1', '__proto__', long],
  letters: ['a b', '../x', '__proto__', long],
  label: ['a\nb', long],
  /** What looks like an id is none of the words that are searched. */
  search: ['1eS-stopped-600', 'custom-stopped-99', '1eS-stopped-06/foo', 'nonesuch'],
  /** Any words will do. */
  text: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kind = keyof typeof kinds

/** Of which kind an option is that is called so in the help, wherever it is not said otherwise. */
const byPlaceholder: Readonly<Record<string, Kind>> = {
  command: 'engine',
  ids: 'ids',
  names: 'ids',
  expression: 'tags',
  paths: 'features',
  folder: 'folder',
  file: 'read',
  'i/n': 'shard',
  n: 'positive',
  number: 'positive',
  milliseconds: 'positive',
  pool: 'read',
  pools: 'features',
  files: 'features',
  text: 'label',
  formats: 'formats',
  outcomes: 'ids',
  ruleset: 'word',
  rulesets: 'rulesets',
  id: 'word',
  title: 'word',
  document: 'word',
  port: 'port',
  address: 'address',
  path: 'folder',
  day: 'day',
  letters: 'letters',
  documents: 'ids',
  format: 'word',
  what: 'word',
  which: 'word',
  edition: 'word',
  layout: 'word',
  name: 'text',
  words: 'text',
}

const exceptions: Readonly<Record<string, Kind>> = {
  'run --features': 'features',
  'merge --features': 'features',
  'lint --features': 'features',
  'compile --features': 'features',
  'allure --features': 'features',
  'repeal --features': 'features',
  'run --replays': 'number',
  'run --give-up-after': 'number',
  'run --write-baseline': 'file',
  'merge --write-baseline': 'file',
  'compile --out': 'file',
  'explore --minutes': 'minutes',
  'playground --port': 'port',
  'catalogue new --id': 'letters',
  // These run in a process of their own, which the tests of the package do.
  'bench --out': 'text',
}

export const kindOf = (option: string, placeholder: string): Kind | undefined =>
  exceptions[option] ?? (Object.hasOwn(byPlaceholder, placeholder) ? byPlaceholder[placeholder] : undefined)

/** The kinds of what a command takes without the name of an option. */
export const argumentKinds: Readonly<Record<string, readonly Kind[]>> = {
  merge: ['read'],
  explain: ['search'],
  impact: ['read'],
  diff: ['read', 'read'],
  repeal: ['word'],
  site: ['read'],
  'sources check': ['read'],
  'catalogue new': ['read'],
  init: ['word', 'folder'],
  completion: ['word'],
  'cards import': ['read'],
  'cards check': ['read'],
  'deck check': ['read'],
}

const beaming = ['--features', 'beaming.feature', '--out', 'reports']

/** What is right beside the wrong value, so that nothing else is to be complained of: arguments, and options with their values. */
export const beside: Readonly<
  Record<string, { readonly given?: readonly string[]; readonly options?: readonly string[] }>
> = {
  run: { options: beaming },
  allure: { options: beaming },
  merge: { given: ['report.json'], options: beaming },
  explain: { given: ['1eS-stopped-06'] },
  impact: { given: ['proposal.yaml'] },
  diff: { given: ['report.json', 'report.json'] },
  repeal: { given: ['1eS-stopped-06'] },
  site: { given: ['report.json'] },
  strength: { options: [] },
  explore: { options: ['--games', '1', '--out', 'reports'] },
  playground: { options: [] },
  'sources check': { given: ['humming.txt'] },
  'catalogue new': { given: ['humming.txt'], options: ['--prefix', 'hh'] },
  init: { given: ['go', 'adapter'] },
  completion: { given: ['bash'] },
  'cards import': { given: ['cards.csv'] },
  'cards check': { given: ['pool.json'] },
  'deck check': { given: ['deck.txt'] },
}

/** What an option needs beside it to be looked at. */
export const needs: Readonly<Record<string, readonly string[]>> = {
  'explain --report': ['--open'],
  'strength --topic': ['--mutations'],
}
