/** How people name the trade they are in. */
const namesOfTrades = {
  food: /restaurant|food|caf[eé]|coffee|baker|catering|beverage|brew|\bbars?\b|kitchen|grocer|\bmeals?\b|\bcook|\bchefs?\b/i,
  ecommerce: /e-?commerce|online (shop|store|retail)|web ?shop|dropship|direct.to.consumer|\bd2c\b|marketplace/i,
  beauty: /beauty|cosmetic|skin ?care|\bsalons?\b|\bspas?\b|barber|hair ?dress|\bnails?\b|make-?up/i,
  home: /\bcleaning\b|\bcleaners?\b|plumb|electrician|landscap|handyman|home (service|repair|improvement)|\bpets?\b|laundry|pest control|(?:lawn|garden) care/i,
  retail: /retail|\bshops?\b|\bstores?\b|boutique(?! \w)|fashion|apparel|jewel/i,
  health:
    /health|medic|clinic|dental|dentist|pharmac(?:y|ies|ist)|hospital|therap|(?<!\b(?:car|child|customer|day|hair|pet)[ -]?)care\b|wellness|fitness|gym/i,
  education: /educat|school|(?<!of )course|training|tutor|learning|edtech|universit|academy|kindergarten/i,
  finance: /fintech|financ|bank|insur|payment|invest|accounting|bookkeep|lending|credit|crypto|wealth/i,
  manufacturing:
    /manufactur|factory|industrial|machin(?!e learning)|production|engineering|automotive|electronics|hardware|textile|furniture/i,
  services: /consult|agency|freelanc|marketing|advertis|legal|\blaw\b|design|architect|recruit|staffing|professional service/i,
  property: /real estate|propert|housing|construct|building|renovat|landlord|mortgage|co-?working/i,
  travel: /travel|touris|hotel|hospitality|hostel|airline|\btours?\b|leisure|\bevents?\b/i,
  media: /media|publish|news|podcast|film|video|music|game|gaming|entertain|content|creator|magazine/i,
  energy: /energy|solar|\bwind\b|\bpower\b|(?<!water )utilit|climate|recycl|battery|clean ?tech|environment|\boil\b|\bgas\b/i,
  nonprofit: /non-?profit|charit|\bngo\b|foundation|association|community|social enterprise|church|volunteer/i,
  logistics: /logistic|transport|deliver|freight|shipping|courier|warehous|supply chain|mobility|taxi/i,
  farming: /farm|agri|garden|crop|dairy|\bwine|forest|\bfish/i,
  software: /saas|software|\bapps?\b|tech|\bai\b|\bit\b|(machine|deep) learning|cloud|data|platform|cyber|developer|internet/i,
} as const satisfies Record<string, RegExp>;

export type TradeName = keyof typeof namesOfTrades;

/** The trade named first in the user's words wins: "software for clinics" is software. */
export function findTradeName(industry: string): TradeName | undefined {
  let best: TradeName | undefined;
  let place = Infinity;
  for (const [name, words] of Object.entries(namesOfTrades) as [TradeName, RegExp][]) {
    const at = industry.search(words);
    if (at >= 0 && at < place) [best, place] = [name, at];
  }
  return best;
}
