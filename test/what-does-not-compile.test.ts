import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { complaints } from './fixture/compile.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const language = 'engine/mechanics/language.ts'
const declares = (words: string): Readonly<Record<string, string>> => ({
  'engine/text/more-words.ts': `declare module './text.ts' { ${words} }\nexport {}\n`,
})

describe('what does not compile', () => {
  it('the language as it stands does', () => {
    expect(complaints(root, language, {})).to.deep.equal([])
  })

  for (const [what, words] of [
    ['an instruction', "interface EffectWords { 'turn into a tribble': { readonly who: Who } }"],
    ['a feature of a filter', 'interface Filter { readonly furry?: true }'],
    ['a requirement', 'interface RequirementForms { tribbles: { readonly tribbles: number } }'],
    ['a word for cards', "interface SelectorNames { 'all tribbles': true }"],
    ['a form for cards', 'interface SelectorForms { tribblesOf: { readonly tribblesOf: Who } }'],
  ] as const)
    it(`${what} that no room carries out`, () => {
      expect(complaints(root, language, declares(words))).to.have.length.greaterThan(0)
    })

  const rules = (exceptionTo: string): string => `
    import { permission } from '../board/questions.ts'
    import { rule } from './rule.ts'
    import { hinders } from '../mechanics/stopped/questions.ts'
    const general = rule({ ruling: 'a', asked: permission, applies: () => true, answer: true })
    const other = rule({ ruling: 'b', asked: hinders, applies: () => true, answer: true })
    export const special = rule({ ruling: 'c', asked: permission, applies: () => true, answer: false, exceptionTo: [${exceptionTo}] })
    export const unused = [general, other]
    `
  const sample = 'engine/kernel/sample.ts'

  it('an exception to a rule of the same question does', () => {
    expect(complaints(root, sample, { [sample]: rules('general') })).to.deep.equal([])
  })

  it('an exception to a rule of another question', () => {
    expect(complaints(root, sample, { [sample]: rules('other') }).join('\n')).to.match(/"hinders"/)
  })

  it('a rule of a question that nobody declares', () => {
    const text =
      "import { rule } from './rule.ts'\nexport const a = rule({ ruling: 'a', asked: 'may sing', applies: () => true, answer: true })\n"
    expect(complaints(root, sample, { [sample]: text })).to.have.length.greaterThan(0)
  })
})
