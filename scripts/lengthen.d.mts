export function lengthen<Data>(data: Data): Data;
export function stretch<Data>(data: Data): Data;
