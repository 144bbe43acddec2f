import { join } from 'node:path'
import { scriptElement } from '../reports/html/own-script.ts'
import { shell } from '../reports/html/shell.ts'
import { styleSheet } from '../reports/html/style-sheet.ts'
import { writeFiles } from '../reports/write.ts'
import { bundle } from './bundle.ts'
import { held, packed } from './held.ts'

/** The page as one file that needs no server and no network; `address` = where it will be on the web. */
export function playgroundPage(address?: string): string {
  const script = scriptElement(bundle())
  return shell({
    title: 'Rulings in play',
    without: 'This page plays scenarios in the browser, which has to run scripts for it.',
    style: styleSheet(new URL('../reports/impact/style/', import.meta.url), new URL('./style/', import.meta.url)),
    allowed: script.allowed,
    // The marks beside lines with something to complain of.
    drawsImages: true,
    scripts: `<script type="text/plain" id="data">${packed(held(address))}</script>\n${script.element}`,
  })
}

/** Writes the page into a folder, and returns its file. */
export function writePlayground(folder: string, address?: string): string {
  const file = join(folder, 'index.html')
  writeFiles(folder, [{ path: file, text: playgroundPage(address) }])
  return file
}
