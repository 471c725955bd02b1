declare module 'fast-formula-parser' {
  interface Place {
    sheet: string;
    row: number;
    col: number;
  }
  interface Area {
    sheet: string;
    from: { row: number; col: number };
    to: { row: number; col: number };
  }
  export default class FormulaParser {
    static FormulaError: typeof Error & { VALUE: Error };
    constructor(options: {
      functions?: Record<string, (...values: unknown[]) => unknown>;
      onCell: (place: Place) => unknown;
      onRange: (area: Area) => unknown[][];
    });
    parse(formula: string, place: Place): unknown;
  }
}
