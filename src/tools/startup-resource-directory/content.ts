/** Headers that other people's tables use. */
export const otherNames = {
  name: ['title', 'resource', 'site', 'bookmark'],
  url: ['link', 'address', 'website', 'href', 'web address'],
  description: ['summary', 'excerpt', 'about'],
  category: ['type', 'group'],
  price: ['price', 'cost', 'pricing'],
  tags: ['labels', 'keywords', 'tag'],
  rating: ['stars', 'score'],
  notes: ['note', 'comment', 'comments'],
  isFavourite: ['favourite', 'favorite', 'starred'],
};

export const importHint =
  'A bookmarks file that your browser exported (HTML), or a CSV with at least a name and a URL. Pages you already have are left out, and so are bookmarks that are no web pages. A bookmark doesn’t say what a page costs: its price comes in as not known.';

export const showOptions = [
  { value: 'all', label: 'Everything' },
  { value: 'favourites', label: 'Favorites' },
  { value: 'free-tier', label: 'Free tier' },
  { value: 'credits', label: 'Credit programs' },
  { value: 'duplicates', label: 'Duplicates' },
  { value: 'hidden', label: 'Hidden' },
] as const;

export const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'rating', label: 'Highest rating' },
  { value: 'checked', label: 'Last listed or checked' },
] as const;

export const priceOptions = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
] as const;
