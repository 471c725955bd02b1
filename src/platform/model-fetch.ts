/** What travels to a text service: nothing about this page, no cookies, and no header a browser's rules would refuse. */
export const modelFetch: typeof fetch = (address, options = {}) => {
  const headers = new Headers(options.headers);
  headers.delete('user-agent');
  return fetch(address, {
    ...options,
    headers,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  });
};

export const isOffline = () => !navigator.onLine;
