import type { Kind } from './kind.ts'
import { fieldKinds } from './kinds-of-fields.ts'
import { greetingKinds } from './kinds-of-greetings.ts'
import { resultKinds } from './kinds-of-results.ts'
import { atReplies, type Moment } from './moments.ts'

type Way = Pick<Kind, 'outcomes' | 'hurried' | 'late' | 'says'>

const tooLate: Way = { outcomes: ['timeout'], hurried: true, says: /did not answer .* within (?:1\.5|12) s|no answer/ }
const crash: Way = { outcomes: ['crash'], says: /ended with exit code \d|was ended by SIG/ }
const babble: Way = {
  outcomes: ['engine-error'],
  says: /answer to `|line of more than 4 MiB|spoke without being asked/,
}
const unasked: Way = { outcomes: ['engine-error'], says: /answer to `|spoke without being asked/, late: true }
const well: Way = { outcomes: ['pass'] }

const always: readonly Moment[] = ['start', ...atReplies, 'between', 'after bye']
const spoken: readonly Moment[] = ['start', ...atReplies, 'between']

/** What a process or a line can do wrong, whatever it was asked. */
const faults: readonly (readonly [Way, readonly Moment[], ...faults: readonly string[]])[] = [
  [tooLate, atReplies, 'writes half a line', 'drips its reply too slowly', 'leaves a daemon and is silent'],
  [
    tooLate,
    always,
    'is silent for ever',
    'stands still',
    'stands still and ignores signals',
    'stops itself',
    'closes its output',
    'closes its input',
  ],
  [
    crash,
    always,
    'ends with code 0',
    'ends with code 7',
    'is killed',
    'throws',
    'ends after many words on stderr',
    'leaves a daemon and ends',
    'leaves a daemon that holds its output, and ends',
  ],
  [crash, atReplies, 'writes half a line and ends'],
  [
    babble,
    always,
    'writes rubbish',
    'writes an empty line',
    'writes what is not UTF-8',
    'writes a line of 6 MB',
    'writes a line without end',
    'writes lines without end',
    'nests 10,000 levels',
  ],
  [
    babble,
    atReplies,
    'writes a list',
    'logs before it replies',
    'breaks the reply in two lines',
    'writes UTF-16',
    'begins with a byte order mark',
    'writes zero bytes',
    'writes blanks without end',
    'nests 10,000 levels in a field',
  ],
  [unasked, atReplies, 'logs after it has replied', 'replies twice', 'repeats the reply without end'],
  [well, atReplies, 'drips its reply', 'ends its line with a carriage return', 'escapes every letter'],
  [
    well,
    spoken,
    'leaves a child',
    'leaves a child that holds its output',
    'leaves a daemon',
    'leaves a daemon that holds its output',
    'ignores signals and its end',
    'writes bytes to stderr',
  ],
  [well, ['start', 'act'], 'takes 200 MB for itself', 'writes 20 MB to stderr'],
]

const generalKinds: readonly Kind[] = faults.flatMap(([way, at, ...names]) =>
  names.flatMap(fault => at.map(moment => ({ fault, moment, ...way }))),
)

/** Every kind of hostile engine. */
export const kinds: readonly Kind[] = [...generalKinds, ...fieldKinds, ...greetingKinds, ...resultKinds]
