import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { complaints } from './fixture/compile.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const language = 'engine/library/language.ts'
const sample = 'engine/kernel/sample.ts'

/** Words that are declared in one file, which belongs to one program: the compiler is slow to begin. */
const words: readonly (readonly [what: string, declared: string, word: string])[] = [
  ['an instruction', "interface EffectWords { 'turn into a tribble': { readonly who: Who } }", 'turn into a tribble'],
  ['a feature of a filter', 'interface Filter { readonly furry?: true }', 'furry'],
  ['a requirement', 'interface RequirementForms { purring: { readonly purring: number } }', 'purring'],
  ['a word for cards', "interface SelectorNames { 'all tribbles': true }", 'all tribbles'],
  ['a form for cards', 'interface SelectorForms { tribblesOf: { readonly tribblesOf: Who } }', 'tribblesOf'],
]
const declared = words.map(([, one]) => one).join('\n')
const beside = { 'engine/text/more-words.ts': `declare module './text.ts' { ${declared} }\nexport {}\n` }

/** Each rule with what the compiler has to say of it; nothing = it compiles. */
const rules: readonly (readonly [what: string, text: string, says?: RegExp])[] = [
  ['an exception to a rule of the same question', exceptionTo('general')],
  ['an exception to a rule of another question', exceptionTo('other'), /"hinders"/],
  [
    'a rule of a question that nobody declares',
    "rule({ ruling: 'd', asked: 'may sing', applies: () => true, answer: true })",
    /may sing|not assignable|No overload/,
  ],
]

function exceptionTo(rule: string): string {
  return `rule({ ruling: 'c', asked: permission, applies: () => true, answer: false, exceptionTo: [${rule}] })`
}

const withRule = (text: string): string => `
  import { permission } from '../board/questions.ts'
  import { rule } from './rule.ts'
  import { hinders } from '../questions/stopped/questions.ts'
  const general = rule({ ruling: 'a', asked: permission, applies: () => true, answer: true })
  const other = rule({ ruling: 'b', asked: hinders, applies: () => true, answer: true })
  export const special = ${text}
  export const unused = [general, other]
`

describe('what does not compile', () => {
  it('the language as it stands does', () => {
    expect(complaints(root, language, {})).to.deep.equal([])
  })

  it('words that no room carries out, each by its name', () => {
    const said = complaints(root, language, beside)
    expect(said).to.have.length(words.length)
    for (const [what, , word] of words)
      expect(
        said.filter(one => one.startsWith(`Property '${word}'`) || one.startsWith(`Property '"${word}"'`)),
        what,
      ).to.have.length(1)
  })

  for (const [what, text, says] of rules)
    it(`${what}${says ? '' : ' does'}`, () => {
      const said = complaints(root, sample, { [sample]: withRule(text) })
      if (says) expect(said.join('\n')).to.match(says)
      else expect(said).to.deep.equal([])
    })
})
