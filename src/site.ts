/** What the site's owner edits: an empty claim hides its tile on the home page. */
export const site = {
  name: 'Groundwork',
  tagline: 'Free tools for founders',
  promise: 'no signup, no hidden costs, nothing leaves your device',
  claims: [
    { label: 'Free tools', figure: '50+' },
    { label: 'User rating', figure: '4.9' },
    { label: 'Users', figure: '100K+' },
  ],
} as const;
