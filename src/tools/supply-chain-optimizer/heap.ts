/** What counts, and what decides between two that are equal in it. */
export type Weight = readonly [number, number];
export const isLess = (a: Weight, b: Weight) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
export const add = (a: Weight, b: Weight): Weight => [a[0] + b[0], a[1] + b[1]];

/** Keeps the lightest on top. */
export class Heap {
  private readonly items: { weight: Weight; node: number }[] = [];

  push(weight: Weight, node: number): void {
    const { items } = this;
    items.push({ weight, node });
    let place = items.length - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.isBefore(place, above)) break;
      this.swap(place, above);
      place = above;
    }
  }

  pop(): number | undefined {
    const { items } = this;
    const [top] = items;
    const last = items.pop();
    if (!top || !last) return undefined;
    if (items.length > 0) {
      items[0] = last;
      let place = 0;
      for (;;) {
        const left = place * 2 + 1;
        const first = this.isBefore(left, place) ? left : place;
        const least = this.isBefore(left + 1, first) ? left + 1 : first;
        if (least === place) break;
        this.swap(place, least);
        place = least;
      }
    }
    return top.node;
  }

  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.items[a], this.items[b]];
    return one !== undefined && other !== undefined && isLess(one.weight, other.weight);
  }

  private swap(a: number, b: number): void {
    const [one, other] = [this.items[a], this.items[b]];
    if (!one || !other) return;
    this.items[a] = other;
    this.items[b] = one;
  }
}
