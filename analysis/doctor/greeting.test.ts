import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withCause } from './greeting.ts'

describe('the last words of an engine that ended', () => {
  const words: readonly (readonly [string, RegExp])[] = [
    [
      "/a/adapter.mts:2\nimport { x } from 'y'\n^^^^^^\n\nSyntaxError: Cannot use import statement",
      /runs no TypeScript/,
    ],
    ['TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /a/adapter.ts', /runs no TypeScript/],
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'stccg-conformance' imported from /a/", /docs\/install\.md/],
    ['SyntaxError: invalid syntax', /^Otherwise\.$/],
  ]
  for (const [seen, mend] of words)
    it(`say what to mend: ${seen.split('\n').at(-1)}`, () => {
      expect(withCause({ seen, mend: 'Otherwise.' }).mend).to.match(mend)
    })
})
