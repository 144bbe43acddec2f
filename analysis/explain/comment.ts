import * as ts from 'typescript'

/** The comment before a declaration, in one line, without its tags. */
export function commentOf(declaration: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(declaration)
  return inOneLine(comment?.comment)
}

/** What the comment says with `@alone`: why the declaration may serve a single user. */
export function aloneOf(declaration: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === 'alone')
  return tag && inOneLine(tag.comment)
}

const inOneLine = (comment: ts.JSDoc['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ')
