import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { groupBy } from '../../catalogue/group.ts'
import { buildPage } from '../../reports/html/build-page.ts'
import { build, type Page, pages } from '../../reports/html/bundle.ts'
import { byText, type Licensed, packagesIn } from '../../reports/html/licences.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Where the notices lie, at the top of the package. */
export const noticesFile = new URL('../../THIRD-PARTY.md', import.meta.url)

/** The packages of others of which code is in the pages that this one writes. */
function bundled(): readonly Licensed[] {
  const reports = (Object.keys(pages) as Page[]).flatMap(page => packagesIn(build(page).inputs, `${root}reports`))
  const playground = packagesIn(buildPage('playground', root, 'playground/page/main.ts').inputs, root)
  return [...new Map([...reports, ...playground].map(one => [one.name, one])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}

interface Locked {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
}

/** What npm installs beside the package, by licence, each as `name version`. */
function installed(): ReadonlyMap<string, readonly string[]> {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  const all = Object.entries(packages).filter(([path, { dev }]) => path && !dev)
  const lines = groupBy(all, ([, { license = 'not stated' }]) => license)
  return new Map(
    [...lines]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, some]) => [
        licence,
        [...new Set(some.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`))].sort(),
      ]),
  )
}

/** The file of notices: the licences of what is in our pages, whole, and which licence each installed package has. */
export function notices(): string {
  const texts = byText(bundled()).map(([text, some]) => {
    const names = some.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join(', ')
    return `### ${names}\n\n\`\`\`\n${text}\n\`\`\``
  })
  const rows = [...installed()].map(([licence, some]) => `| ${licence} | ${some.join(', ')} |`)
  return `# Code of others

Written by \`npm run notices\` from \`package-lock.json\` and the licences of the packages; \`npm test\` fails where it is stale.

## In the pages

The pages that \`run\`, \`site\`, \`diff\`, \`impact\` and \`playground\` write hold code of these packages, and their licences, in the script of each.

${texts.join('\n\n')}

## Beside the package

npm installs these with their own licences; some of them on some systems only.

| licence | packages |
|---|---|
${rows.join('\n')}
`
}
