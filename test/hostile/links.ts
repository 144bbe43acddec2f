import { deflateRawSync } from 'node:zlib'
import { readings } from '../../engine/rulesets/readings.ts'
import { situationIn, withNames } from '../../playground/page/situation.ts'
import { readFilter } from '../../reports/html/client/filter.ts'
import { RulingIndex, searchRemarks } from '../../reports/search.ts'
import { readAddress } from '../../reports/site/client/address.ts'
import { parseQuery } from '../../reports/site/client/query.ts'
import { controls } from './judge-kind.ts'
import { type Print, row } from './table.ts'

/** A link to a page of ours with hostile contents, as what decodes it on that page is given it. */
export interface Link {
  readonly page: 'playground' | 'report' | 'site'
  readonly what: string
  readonly fragment: string
}

export const nameOfLink = ({ page, what }: Link): string => `link of the ${page}: ${what}`

const packed = (text: string | Buffer): string => `1.${deflateRawSync(text).toString('base64url')}`
const situation = { text: 'Feature: A <script>alert(1)</script>', rulesets: ['2e'], struck: [], readings: [] }
const written = (more: object): string => packed(JSON.stringify({ ...situation, ...more }))
const whole = written({})
const fiveMegabytes = 'x'.repeat(5_000_000)
const words = '{"__proto__":{"text":"","rulesets":[]},"constructor":{"prototype":{"step":1}},"text":7}'

const ofPlayground: Readonly<Record<string, string>> = {
  'cut in the middle': whole.slice(0, whole.length / 2),
  'a letter changed': `${whole.slice(0, 20)}!${whole.slice(21)}`,
  'turned round': `1.${[...whole.slice(2)].reverse().join('')}`,
  'base64 of nothing': '1.AAAA',
  'base64 of 5 MB': `1.${fiveMegabytes}`,
  'a bomb of 20 MB': packed(Buffer.alloc(20_000_000, 0x20)),
  'a bomb within a text': written({ text: 'x'.repeat(5_000_000) }),
  'words of every object': packed(words),
  'laws of every object': written({ rulesets: ['__proto__', 'constructor', 'toString'] }),
  'rulings of every object': written({ struck: ['__proto__', 'hasOwnProperty'], readings: ['valueOf'] }),
  'a script for a law': written({ rulesets: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'] }),
  'a law of 500,000 letters': written({ rulesets: ['x'.repeat(500_000)] }),
  '100,000 laws': written({ rulesets: Array.from({ length: 100_000 }, (_, at) => `${at}`) }),
  'a deep nest': packed('['.repeat(400_000)),
  'another version of 5 MB': fiveMegabytes,
  'a script for a version': '<script>alert(1)</script>.x',
  'signs that nobody sees': '\u001b[31m\u202e.x',
}

/** What the search of either page is asked, and the page itself. */
const ofSearches: Readonly<Record<string, string>> = {
  'words of every object': '__proto__ constructor:x topic:__proto__ failed:toString',
  'a script': '<script>alert(1)</script> "><img src=x onerror=alert(1)>',
  'what is no escape': '%E0%A4%A %',
  'one word of 5 MB': fiveMegabytes,
  '500,000 other words': Array.from({ length: 500_000 }, (_, at) => at.toString(36)).join('+'),
  '500,000 fields': 'topic:x+'.repeat(500_000),
  'a field of 5 MB': `topic:${fiveMegabytes}`,
  'quotes without end': '"'.repeat(5_000_000),
}

export const links: readonly Link[] = [
  ...Object.entries(ofPlayground).map(([what, fragment]) => ({ page: 'playground' as const, what, fragment })),
  ...Object.entries(ofSearches).flatMap(([what, asked]) => [
    { page: 'report' as const, what, fragment: `/rulings?q=${asked}&outcome=constructor&ruleset=__proto__` },
    { page: 'site' as const, what, fragment: `q=${asked}` },
  ]),
]

/** Characters that a sentence on a page may have. */
const longest = 600

/** Decodes one after the other and prints a row for each; how many complaints there were. */
export async function tryLinks(all: readonly Link[], print: Print): Promise<number> {
  let count = 0
  for (const link of all) {
    const { sentence, complaints } = await opened(link)
    print(row({ name: nameOfLink(link), outcome: 'decoded', sentence, complaints }))
    count += complaints.length
  }
  return count
}

async function opened(link: Link) {
  try {
    const sentence = await decode[link.page](link.fragment)
    return {
      sentence,
      complaints: [
        ...(sentence.length > longest ? [`a sentence of ${sentence.length} characters`] : []),
        ...(controls.test(sentence) ? ['signs that nobody sees are shown'] : []),
        ...(Object.keys(Object.prototype).length ? ['every object has been changed'] : []),
      ],
    }
  } catch (error) {
    return { sentence: '', complaints: [`thrown: ${error}`] }
  }
}

const index = new RulingIndex([
  { id: '1eS-stopped-06', entry: 'stopped', summary: 'A stopped card', cards: '', more: '', cases: '', age: 1 },
])
const anything = { label: 'topic', options: ['stopped', 'stasis', 'docking'].map(key => ({ key, label: key })) }
const fields = { topic: anything, ruleset: anything, document: anything, question: anything, custom: anything }
const queryWords = { engine: anything, fields: { ...fields, met: anything, is: anything, ruling: { label: 'ruling' } } }
const names = { rulesets: new Set(['2e']), rulings: new Set<string>(), readings }

/** What each page says of the link; nothing = it opens it. */
const decode: Readonly<Record<Link['page'], (fragment: string) => string | Promise<string>>> = {
  playground: async fragment => {
    const found = await situationIn(fragment)
    return typeof found === 'string' ? found : (withNames(found, names).remark ?? '')
  },
  report: fragment => {
    const { q } = readFilter(fragment.slice(fragment.indexOf('?') + 1))
    return searchRemarks(index.search(q)).join(' ')
  },
  site: fragment => {
    const address = readAddress(`#${fragment}`)
    return 'query' in address ? parseQuery(address.query, queryWords).problems.join(' ') : ''
  },
}
