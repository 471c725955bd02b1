export const textBlob = (content: string, type: string) => new Blob([content], { type: `${type};charset=utf-8` });
