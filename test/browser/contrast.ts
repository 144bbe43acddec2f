/** Texts of the page whose contrast with what lies under them is below 4.5 (3 for large ones), as an expression for the browser. */
export const pale = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = colour => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part, index) => (index < 3 ? part : part / 255))
  }
  const over = (top, under) => under.map((part, index) => (index < 3 ? top[index] * top[3] + part * (1 - top[3]) : 1))
  const ground = node => {
    const layers = []
    for (let at = node; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor))
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1])
  }
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map(part => part / 255).map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05)
  const found = []
  for (const node of document.body.querySelectorAll('*')) {
    const text = [...node.childNodes].filter(child => child.nodeType === 3).map(child => child.data.trim()).join('')
    if (!text || !node.checkVisibility({ visibilityProperty: true }) || node.closest('.unseen, .skip, svg, script, style')) continue
    const style = getComputedStyle(node)
    const under = ground(node)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const ratio = contrast(over(rgba(style.color), under), under)
    if (ratio < (isLarge ? 3 : 4.5)) found.push(node.tagName + '.' + node.className + ' ' + ratio.toFixed(2) + ': ' + text.slice(0, 40))
  }
  return [...new Set(found)]
})()`
