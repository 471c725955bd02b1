/** The server for rooms that this site was built with; empty where it knows none. */
const built = (import.meta.env as { VITE_TEAM_SERVER?: string }).VITE_TEAM_SERVER ?? '';

/** Known while the page is built, too. */
export const hasSiteServer = built !== '';

export const siteServer = () => (built.startsWith('/') ? `${location.protocol.replace('http', 'ws')}//${location.host}${built}` : built);
