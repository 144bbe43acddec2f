import { errorCodes } from '../../protocol/words.ts'
import type { Kind } from './kind.ts'
import { atReplies, type Moment } from './moments.ts'

/** Values that are none of the type. */
const others = {
  text: ['7'],
  object: ['[]'],
  list: ['[7]'],
} as const
type Type = keyof typeof others

const acting: Readonly<Record<string, Type>> = {
  '/result/outcome': 'text',
  '/result/pending': 'list',
  '/result/pending/0/who': 'text',
  '/result/pending/0/kind': 'text',
  '/result/events': 'list',
  '/result/rulings': 'list',
}
const fields: Readonly<Partial<Record<Moment, Readonly<Record<string, Type>>>>> = {
  arrange: { '/result/pending': 'list', '/result/pending/0/who': 'text' },
  act: acting,
  answer: acting,
  try: { '/result/outcome': 'text', '/result/pending': 'list' },
  look: {
    '/result/board': 'object',
    '/result/board/ruleset': 'text',
    '/result/board/turn': 'object',
    '/result/board/turn/player': 'text',
    '/result/board/players': 'list',
    '/result/board/players/0/name': 'text',
    '/result/board/cards': 'list',
    '/result/board/cards/0': 'object',
    '/result/board/cards/0/id': 'text',
    '/result/board/cards/0/owner': 'text',
    '/result/board/cards/0/where': 'list',
    '/result/board/cards/0/is': 'list',
    '/result/board/cards/0/count': 'object',
    '/result/pending': 'list',
  },
  view: { '/result/board': 'object', '/result/board/cards': 'list', '/result/board/cards/0/id': 'text' },
}
const typed: readonly Kind[] = Object.entries(fields).flatMap(([moment, of]) =>
  Object.entries(of).flatMap(([pointer, type]) =>
    ['null', ...others[type]].map(json => ({
      fault: `put ${pointer} ${json}`,
      moment: moment as Moment,
      strict: true as const,
      outcomes: ['engine-error'] as const,
      says: /breaks the protocol/,
    })),
  ),
)

/** Fields without which nothing can be judged, also where no schema is held against the replies. */
const needed: Readonly<Partial<Record<Moment, readonly string[]>>> = {
  arrange: ['/result/pending'],
  act: ['/result/outcome', '/result/pending'],
  answer: ['/result/outcome', '/result/pending'],
  try: ['/result/outcome'],
  look: ['/result/board', '/result/board/cards', '/result/board/players', '/result/board/cards/0/id'],
  view: ['/result/board', '/result/board/cards', '/result/board/cards/0/where'],
}
const missing: readonly Kind[] = Object.entries(needed).flatMap(([moment, pointers]) =>
  pointers.flatMap(pointer =>
    [`put ${pointer}`, `put ${pointer} 7`].map(fault => ({
      fault,
      moment: moment as Moment,
      outcomes: ['engine-error', 'fail'] as const,
      says: /./,
    })),
  ),
)

const envelopes = [
  'put /id 99999',
  'put /id null',
  'put /id',
  'put /result',
  'put /result 7',
  'put /result null',
  'put /error {"code":"internal","message":"both at once"}',
  'put /error 7',
  'put /error null',
]
const enveloped: readonly Kind[] = envelopes.flatMap(fault =>
  atReplies.map(moment => ({ fault, moment, outcomes: ['engine-error'] as const, says: /answer to `|both at once/ })),
)

const codes = [...errorCodes, 'no-such-code']
const saying = (code: unknown, message: unknown): string => `put  ${JSON.stringify({ error: { code, message } })}`
const errors: readonly Kind[] = codes.flatMap(code =>
  (['hello', 'arrange', 'look', 'act'] as const).map(moment => ({
    fault: saying(code, 'It cannot.'),
    moment,
    outcomes: [code === 'unsupported' && moment !== 'hello' ? ('unsupported' as const) : ('engine-error' as const)],
    says: /It cannot\./,
  })),
)
const messages = ['', '\u001b[31m\n::error::no\r\n##[error]no', 'x'.repeat(100_000), '{{{<script>alert(1)</script>]]>&']
const spoken: readonly Kind[] = messages.flatMap(message =>
  (['hello', 'act', 'look'] as const).map(moment => ({
    fault: saying('internal', message),
    moment,
    outcomes: ['engine-error'] as const,
  })),
)

/** Replies of which one member is of another kind. */
export const fieldKinds: readonly Kind[] = [...typed, ...missing, ...enveloped, ...errors, ...spoken]
