export declare function makeBucket(perSecond: number, burst: number, clock?: () => number): (amount?: number) => boolean;
