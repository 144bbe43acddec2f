import type { Kind } from './kind.ts'

const long = 'n'.repeat(1_000)

/** Greetings that nobody can understand, each with what is said of it. */
const faults: readonly (readonly [fault: string, says: RegExp])[] = [
  ['put /result {}', /"engine"|protocol|version/],
  ['put /result/protocol "9.9"', /version "9\.9".* one of 1\.0/],
  ['put /result/protocol 1', /version 1\b/],
  ['put /result/protocol', /version|protocol/],
  ['put /result/engine', /nothing as "engine"/],
  ['put /result/engine null', /null as "engine"/],
  ['put /result/engine []', /\[\] as "engine"/],
  ['put /result/engine/name', /nothing as "engine\.name"/],
  ['put /result/engine/name ""', /"" as "engine\.name"/],
  ['put /result/engine/name 7', /7 as "engine\.name"/],
  [`put /result/engine/name "${long}"`, /as "engine\.name"/],
  ['put /result/engine/name "a\\n::error::b"', /as "engine\.name"/],
  ['put /result/engine/name "\\u001b[31mred"', /as "engine\.name"/],
  ['put /result/engine/version {}', /as "engine\.version"/],
  ['put /result/engine/plays 7', /as "engine\.plays"/],
  ['put /result/can', /nothing as "can"/],
  ['put /result/can []', /\[\] as "can"/],
  ['put /result/can "all"', /"all" as "can"/],
  ['put /result/can/actions "beam"', /as "can\.actions"/],
  ['put /result/can/actions [7]', /7 as "can\.actions\[0\]"/],
  ['put /result/can/rulesets null', /null as "can\.rulesets"/],
  ['put /result/can/rulesets {"0":"1e-2014"}', /as "can\.rulesets"/],
  ['put /result/can/chance "yes"', /"yes" as "can\.chance"/],
  ['put /result/can/try 1', /1 as "can\.try"/],
  ['put /result/can/seats 7', /7 as "can\.seats"/],
  ['put /result/can/boards "some"', /"some" as "can\.boards"/],
  ['put /result/unknownTitles true', /true as "unknownTitles"/],
  ['put /result/unknownTitles [[]]', /as "unknownTitles\[0\]"/],
  ['put /result/declines ["no-such-custom"]', /no-such-custom/],
  ['put /result/declines 7', /7 as "declines"/],
]

/** Greetings that can be understood, and leave nothing or little to be played. */
const less: readonly (readonly [fault: string, outcome: Kind['outcomes'][number], says: RegExp])[] = [
  ['put /result/can {}', 'not-applicable', /1e-2014/],
  ['put /result/can/rulesets []', 'not-applicable', /1e-2014/],
  ['put /result/can/rulesets ["3e","__proto__"]', 'not-applicable', /1e-2014/],
  ['put /result/unknownTitles ["Excavation","No Such Card"]', 'not-applicable', /Excavation/],
  ['put /result/can/actions []', 'unsupported', /beam/],
  ['put /result/can/actions ["no-such-word","constructor"]', 'unsupported', /beam/],
  ['put /result/can/places []', 'unsupported', /aboard|spaceline/],
]

export const greetingKinds: readonly Kind[] = [
  ...faults.map(([fault, says]) => ({ fault, moment: 'hello' as const, outcomes: ['engine-error'] as const, says })),
  ...less.map(([fault, outcome, says]) => ({ fault, moment: 'hello' as const, outcomes: [outcome], says })),
  { fault: 'put /result/can/surprise true', moment: 'hello', outcomes: ['pass'] },
  { fault: 'put /result/can/__proto__ {"rulesets":[]}', moment: 'hello', outcomes: ['pass'] },
  { fault: 'put /result/can {}', moment: 'hello again', outcomes: ['pass'] },
  { fault: 'put /result/engine/name "Somebody Else"', moment: 'hello again', outcomes: ['pass'] },
]
