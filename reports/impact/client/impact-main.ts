import { h, ownData, ownElement } from '../../html/client/dom.ts'
import { themeButton } from '../../html/client/theme.ts'
import { impactView } from './impact-view.ts'
import { openImpact } from './open-impact.ts'

const { head, sections, foot } = impactView(openImpact(JSON.parse(ownData())))

ownElement('app').replaceChildren(
  h(
    'header',
    { class: 'top sections' },
    h(
      'nav',
      { 'aria-label': 'Sections' },
      sections.map(({ link }) => link),
    ),
    themeButton(),
  ),
  h(
    'main',
    { id: 'main', class: 'impact' },
    head,
    sections.map(({ content }) => content),
    foot,
  ),
)
document.getElementById(location.hash.slice(1))?.scrollIntoView()
