import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { licenceComment, packagesIn } from '../../reports/html/licences.ts'
import { notices, noticesFile } from './notices.ts'

describe('the notices', () => {
  const made = notices()

  it('are those of the packages that are installed; `npm run notices` writes them anew', () => {
    expect(readFileSync(noticesFile, 'utf8')).to.equal(made)
  })

  it('have a licence text of every package in a page', () => {
    for (const name of ['minisearch', 'stemmer', 'fastest-levenshtein', '@codemirror/view', '@cucumber/gherkin'])
      expect(made).to.match(new RegExp(`^### (?:.*, )?${name} \\d`, 'm'))
    expect(made).to.not.match(/^Licence: /m)
    expect(made).to.not.match(/^\| (?:not stated|UNLICENSED|.*\bA?GPL)/m)
  })

  it('stand in a script once for each text, and end no comment', () => {
    const folder = new URL('../../', import.meta.url).pathname
    const [one] = packagesIn(['node_modules/minisearch/dist/es/index.js', 'catalogue/group.ts'], folder)
    expect(one).to.include({ name: 'minisearch', licence: 'MIT' })
    const comment = licenceComment([one!, { ...one!, name: 'other', text: `${one!.text}*/ alert()` }])
    expect(comment)
      .to.match(/^\/\*!/)
      .and.to.match(/\*\/\n$/)
    expect(comment.split('*/')).to.have.length(2)
    expect(licenceComment([])).to.equal('')
  })
})
