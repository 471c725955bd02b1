/** Stands in for the router's reader of address patterns; our addresses have none. */
export const parse = undefined;
