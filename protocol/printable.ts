/** Text that moves no cursor and hides nothing: control and direction characters become `�`; tabs and line ends stay. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '�')
}
