/**
 * Text that stands out too little, by the measure of WCAG: what another theme can change, at a twentieth of what axe takes to find out.
 * Knows plain colours on what their ancestors paint; undefined where only axe can tell, since something else may lie behind a text.
 * Runs in the page.
 */
export function findFaintText(): string[] | undefined {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!dot) return undefined;
  const read = new Map<string, Colour>();
  /** Any notation that there is, as the browser paints it. */
  const readColour = (text: string): Colour => {
    const known = read.get(text);
    if (known) return known;
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = text;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    read.set(text, colour);
    return colour;
  };
  const paintOver = ([red, green, blue]: Colour, [r, g, b, alpha]: Colour): Colour => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ];
  const toLinear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lightOf = ([red, green, blue]: Colour) => 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
  const contrastOf = (one: Colour, other: Colour) => {
    const [darker = 0, lighter = 0] = [lightOf(one), lightOf(other)].toSorted((first, second) => first - second);
    return (lighter + 0.05) / (darker + 0.05);
  };

  const elements = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const noted = new Map(
    elements.map((element) => {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform } = getComputedStyle(element);
      const paint = readColour(backgroundColor);
      return [
        element,
        {
          paint,
          // The arrow of a list to choose from lies beside its text.
          isPlain:
            (backgroundImage === 'none' || element.matches('select')) && opacity === '1' && filter === 'none' && mixBlendMode === 'normal',
          isFilled: paint[3] > 0 || backgroundImage !== 'none',
          isFloating: /absolute|fixed|sticky/.test(position) || transform !== 'none',
        },
      ];
    }),
  );
  const floating = [...noted].filter(([, { isFilled, isFloating }]) => isFilled && isFloating).map(([element]) => element);
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  const faint: string[] = [];
  for (const element of elements) {
    const isField = element.matches('select, textarea, input:not([type=range], [type=color], [type=checkbox], [type=radio])');
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const box = element.getBoundingClientRect();
    // What only screen readers find has the size of a dot; what cannot be used may be faint.
    if ((!isField && !hasText) || element.matches('option, script, style, title') || box.width <= 1 || box.height <= 1) continue;
    if (element.closest(':disabled, [aria-disabled="true"], [inert]') ?? element.closest('label')?.control?.matches(':disabled')) continue;
    const { color, display, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    // A link in a sentence must differ from the words around it, or be underlined.
    if (element.matches('p a, li a') && display === 'inline' && textDecorationLine === 'none') return undefined;
    if (element instanceof SVGElement || textShadow !== 'none') return undefined;

    const layers: Colour[] = [];
    let cover: Element | undefined;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const layer = noted.get(at);
      // What has no box of its own paints nothing.
      if (!layer) continue;
      if (!layer.isPlain) return undefined;
      if (cover) continue;
      layers.push(layer.paint);
      if (layer.paint[3] === 1) cover = at;
      else if (layer.isFloating) return undefined;
    }
    const isBeside = (other: Element) => !other.contains(element) && !element.contains(other) && cover?.contains(other);
    if (!cover || floating.some((other) => isBeside(other) && meet(box, other.getBoundingClientRect()))) return undefined;
    const ground = layers.reduceRight((below, layer) => paintOver(below, layer), [255, 255, 255, 1] as Colour);
    const points = Number.parseFloat(fontSize) * 0.75;
    const least = points >= 18 || (points >= 14 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const contrast = contrastOf(ground, paintOver(ground, readColour(color)));
    if (contrast < least) faint.push(`contrast of ${contrast.toFixed(2)}, where ${least} is the least: ${element.outerHTML.slice(0, 160)}`);
  }
  return faint;
}
