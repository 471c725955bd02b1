/** Headers that other programs and spreadsheets use. */
export const otherNames = {
  type: ['kind', 'feedback type', 'request type', 'board'],
  title: ['subject', 'summary', 'idea', 'post', 'post title', 'name', 'review title', 'headline'],
  description: ['details', 'body', 'message', 'review', 'review text', 'content', 'text', 'comment', 'feedback'],
  rating: ['stars', 'star rating', 'score'],
  userEmail: ['email', 'e-mail', 'email address', 'author email', 'requester email', 'from', 'sender'],
  userType: ['plan', 'segment', 'customer type', 'account type'],
  category: ['topic', 'area', 'component'],
  status: ['state', 'stage', 'post status'],
  priority: ['urgency', 'importance'],
  votes: ['vote count', 'upvotes', 'vote'],
  date: ['date', 'created', 'created at', 'submitted', 'submitted at', 'review date'],
  tags: ['labels', 'themes', 'tag'],
  revenue: ['mrr', 'revenue', 'monthly revenue', 'account mrr'],
  sources: ['source', 'channel', 'origin'],
  voters: ['voted by', 'supporters', 'voter'],
};

/** Words that other programs use for a choice, in lower case and with single spaces. */
export const otherChoices = {
  type: {
    bug: ['bug report', 'bugs', 'defect', 'issue', 'problem'],
    feature: ['feature request', 'feature requests', 'features', 'new feature', 'idea'],
    improvement: ['enhancement', 'improvements'],
    general: ['general feedback', 'feedback', 'question', 'review', 'other'],
  },
  status: {
    new: ['open', 'pending', 'unread'],
    reviewing: ['under review', 'in review', 'review'],
    planned: ['accepted', 'scheduled'],
    'in-progress': ['in progress', 'started', 'ongoing'],
    completed: ['complete', 'done', 'shipped', 'released', 'solved', 'resolved'],
    rejected: ['closed', 'declined', 'not planned', 'wont do'],
  },
  userType: {
    free: ['free plan', 'free user', 'freemium'],
    trial: ['trialing', 'trial user', 'free trial'],
    paid: ['paid plan', 'paid user', 'paying', 'customer'],
  },
};

export const importHint =
  'A CSV from a feedback board, a store’s reviews or a help desk, with a title or a text for each. The same title with the same description is already here and is left out.';

export const emptyHint = 'Use the form to write down what a user told you. This page doesn’t contact anyone: it keeps what you log.';

export const personalNote = 'Export leaves out e-mails and voter names, and keeps titles and descriptions as typed.';
export const personalWarning = 'Export holds personal data: e-mails and voter names. Share it only with people who may see them.';
