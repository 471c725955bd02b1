/** Headers that other programs and spreadsheets use. */
export const otherNames = {
  name: ['investor', 'contact', 'contact name', 'full name', 'investor name', 'partner', 'lead partner'],
  firm: ['fund', 'company', 'organization', 'organisation', 'account', 'firm name', 'investor firm', 'company name'],
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'contact email'],
  phone: ['telephone', 'mobile', 'phone number', 'tel'],
  focusAreas: ['focus', 'sectors', 'sector', 'industries', 'tags', 'thesis'],
  investmentRange: ['range', 'check size', 'cheque size', 'ticket', 'ticket size', 'typical check'],
  stage: ['investment stage', 'stage focus', 'round'],
  status: ['pipeline stage', 'pipeline status', 'deal stage', 'list'],
  lastContact: ['last contacted', 'last touch', 'last activity', 'last contact date'],
  linkedin: ['linkedin url', 'linkedin profile'],
  notes: ['comments', 'description', 'comment'],
  amount: ['potential amount', 'expected amount', 'commitment', 'deal value'],
  probability: ['probability', 'likelihood', 'chance', 'confidence'],
  softCircled: ['soft circled', 'soft commitment', 'soft circle'],
  nextFollowUp: ['follow up', 'follow up date', 'next step date', 'next action date', 'due date'],
  statusSince: ['status since', 'stage since', 'entered stage'],
  introSource: ['source', 'introduction', 'intro', 'introduced by', 'referred by', 'referral'],
  reasonForNo: ['reason', 'pass reason', 'lost reason', 'reason for passing'],
  timeline: ['activity', 'activities', 'history'],
};

export const importHint =
  'A CSV from any CRM or spreadsheet, with at least a name and a firm for each investor. Someone with the same e-mail, or the same name at the same firm, is already here and is left out.';
