/** What the site's owner edits: an empty claim hides its tile on the home page, and one that is not earned yet is called an example. */
export const site = {
  name: 'Groundwork',
  tagline: 'Free tools for founders',
  promise: 'no signup, no hidden costs, nothing leaves your device',
  claims: [
    { label: 'Free tools', figure: '50+', isEarned: true },
    { label: 'User rating', figure: '4.9', isEarned: false },
    { label: 'Users', figure: '100K+', isEarned: false },
  ],
} as const;
