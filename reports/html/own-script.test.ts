import { describe, test } from 'node:test'
import { expect } from 'chai'
import { ownScript, withinElement } from './own-script.ts'

describe('a script within its element', () => {
  const script =
    "const texts = ['</script><p>', '</SCRIPT >', '<!--', `<!--</script`, /<\\/script>|<!--/.source]\ntexts"

  test('has nothing that ends the element or begins a comment', () => {
    expect(script).to.match(/<\/script|<!--/i)
    expect(withinElement(script)).to.not.match(/<\/script|<!--/i)
  })

  test('does what it did', () => {
    const run = (code: string): unknown => new Function(`${code.replace(/texts$/, 'return texts')}`)()
    const [before, after] = [run(script), run(withinElement(script))] as string[][]
    expect(after!.slice(0, -1)).to.deep.equal(before!.slice(0, -1))
    expect('</script>').to.match(new RegExp(after!.at(-1)!))
  })

  test('is allowed to run by its own digest, and by nothing else', () => {
    const { element, allowed } = ownScript('report')
    expect(element).to.match(/^<script>.+<\/script>$/s)
    expect(allowed).to.match(/^'sha256-[\w+/]+='$/)
  })
})
