export const margin = 54;
export const ink: Rgb = [26, 28, 25];
export const mute: Rgb = [93, 98, 91];
export const warn: Rgb = [138, 83, 0];
export const gapGround: Rgb = [253, 241, 220];
export const accent: Rgb = [11, 107, 74];
export type Rgb = [number, number, number];
