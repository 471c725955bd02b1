/** What a kind of work is about. Lists are parted by semicolons; duties and missions start with a verb. */
interface FamilySource {
  matches: RegExp;
  /** After "experience in". */
  field: string;
  /** After "to". */
  mission: string;
  duties: string;
  needs: string;
  pluses: string;
  question: string;
}

export interface Family {
  field: string;
  mission: string;
  duties: string[];
  needs: string[];
  pluses: string[];
  question: string;
}

const sources: readonly FamilySource[] = [
  {
    matches:
      /\bdata\b(?! entry)|analytic|^(?!.*(?:financ|security|legal|credit|\btax\b)).*\banalyst|machine learning|\bml\b|\bbi\b|statistic/i,
    field: 'data work',
    mission: 'turn our data into answers that people can act on',
    duties:
      'Collect, clean and document the data that decisions rest on;Build reports and models that answer a stated question;Explain findings, and how sure they are, to people outside the field;Check results for errors and bias before they are used;Keep pipelines and dashboards correct and up to date',
    needs: 'Careful checking of numbers before they are shared;Ability to explain a finding in plain words',
    pluses: 'Work with experiments or forecasts;Knowledge of data protection in practice',
    question: 'Describe an analysis that changed a decision. How did you know the numbers were right?',
  },
  {
    matches: /design|\bux\b|\bui\b|creative director|illustrat|graphic/i,
    field: 'design',
    mission: 'design what our customers see and use, so that it is clear, useful and open to everyone',
    duties:
      'Turn research and requirements into sketches, flows and finished designs;Test ideas with the people who will use them, and change course when needed;Keep designs consistent with our patterns and accessible to all users;Prepare work for production and check the result;Present designs and the reasons behind them',
    needs: 'A portfolio, or work samples, that shows how you reach a result;Ability to explain design choices and take feedback',
    pluses: 'Practice in accessibility standards such as WCAG;Experience with a shared design system',
    question: 'Walk me through one piece from your portfolio: the problem, what you tried, and what you dropped.',
  },
  {
    matches: /product (manager|owner|lead|director|specialist)|(head|vp|director|chief) (of )?product|\bcpo\b/i,
    field: 'product management',
    mission: 'decide with the team what we build next, and why',
    duties:
      'Talk to customers and bring what you learn back to the team;Keep a clear, ordered list of what to build and the reason for each item;Write short briefs that say which problem is solved and how success is measured;Work with design and engineering from the first idea to release;Measure results after release and share them',
    needs: 'Clear writing that helps a team decide;Practice in weighing customer needs against cost',
    pluses: 'Experience with a product from idea to release;Comfort with usage data',
    question: 'Tell me about something you chose not to build. How did you decide, and who disagreed?',
  },
  {
    matches: /sales(?! ?(?:assistant|associate))|account (executive|manager)|business development|\bbdr\b|\bsdr\b/i,
    field: 'sales',
    mission: 'help customers find out whether we can solve their problem, and agree on fair terms with them',
    duties:
      'Find and contact people our product can help;Listen first, then show how we can or cannot help;Prepare offers and agree on terms within clear limits;Keep records of contacts and forecasts current;Hand new customers over with everything the next team needs',
    needs: 'Good listening and clear speech with customers;Reliable follow-up on what was promised',
    pluses: 'Experience with a CRM system;Knowledge of the customers we sell to',
    question: 'Tell me about a deal you advised a customer not to sign. What happened next?',
  },
  {
    matches:
      /marketing|content|\bseo\b|brand|social media|copywrit|communications|public relations|growth(?! engineer)|editor|(?<!under)writer|journalist/i,
    field: 'marketing or communications',
    mission: 'help the right people find us and understand what we do',
    duties:
      'Plan and run campaigns with a clear aim and a fixed budget;Write and edit texts for our channels in plain language;Measure what each activity brings and report it as it is;Keep our message consistent across channels;Learn from customers which questions and words they use',
    needs: 'Clear writing for different readers;Practice in measuring the result of your own work',
    pluses: 'Experience with several channels, such as mail, search and events;A sense for images and layout',
    question: 'Which campaign of yours worked less well than hoped, and what did the numbers tell you?',
  },
  {
    matches:
      /customer (success|service|support|care|experience)|support (agent|specialist|engineer|representative|manager|lead)|help ?desk|call cent(er|re)/i,
    field: 'customer support',
    mission: 'help our customers get what they came for',
    duties:
      'Answer questions by the channels we offer, clearly and in a friendly tone;Find the cause of a problem and see it through to the end;Write down answers so that the next person finds them;Tell the product team what customers ask for and stumble over;Notice when a customer is about to give up, and act on it',
    needs: 'Patience and clear writing when something went wrong;Care in following a case to its end',
    pluses: 'Experience with a help desk or CRM system;Another language our customers speak',
    question: 'Tell me about a customer who was right to be upset. What did you do?',
  },
  {
    matches: /accountant|accounting|financ|controller|bookkeep|\bcfo\b|payroll|audit|treasur|\btax\b/i,
    field: 'finance or accounting',
    mission: 'keep our figures correct, on time and easy to understand',
    duties:
      'Keep the books complete and reconcile accounts on schedule;Prepare monthly figures and explain what changed;Plan budgets and cash with the teams that spend them;Prepare filings and work with auditors and advisers;Improve controls so that errors are found early',
    needs: 'Exact and honest work with figures;Ability to explain figures to people outside finance',
    pluses: 'A recognized accounting qualification, or study toward one;Experience in a company of similar size',
    question: 'Describe an error you found in the books. How did you find it, and what did you change afterward?',
  },
  {
    matches: /human resources|\bhr\b|recruit|talent|people (operations|partner|manager|lead|team)|\bchro\b/i,
    field: 'human resources',
    mission: 'make this a fair and well-run place to work',
    duties:
      'Run hiring from the first draft of a posting to the first day;Answer questions on contracts, leave and pay, and keep records safe;Coach managers in feedback and in difficult talks;Keep our policies lawful, short and known;Follow how people are doing and propose what to improve',
    needs: 'Discretion with personal information;Working knowledge of local employment law',
    pluses: 'Experience with structured interviews;Experience with an HR system',
    question: 'Tell me about a hiring process you made fairer. What did you change, and how did you know it helped?',
  },
  {
    matches: /counsel|lawyer|attorney|legal|paralegal|compliance|privacy officer/i,
    field: 'legal or compliance work',
    mission: 'help us keep our promises and stay within the law',
    duties:
      'Draft, review and negotiate contracts in plain language;Advise teams early, with options and their risks;Watch changes in law that matter to us and say what they mean;Keep templates, registers and deadlines in order;Work with outside advisers where special knowledge is needed',
    needs: 'The qualification or license the work requires;Ability to give clear advice under time limits',
    pluses: 'Experience as an adviser inside a company;Knowledge of data protection law',
    question: 'Describe advice you gave that the business did not want to hear. How did you put it?',
  },
  {
    matches: /nurse|nursing|medical|clinic|physician|doctor|therap|caregiver|health ?care|dental|pharmac/i,
    field: 'patient care',
    mission: 'give our patients safe, careful and respectful care',
    duties:
      'Care for patients in line with current standards and their own wishes;Keep records complete and private;Explain steps and choices in words patients understand;Work with colleagues across shifts and hand over fully;Notice and report risks early',
    needs: 'The license or registration the work requires;Calm and respectful contact with patients',
    pluses: 'Experience in a similar unit;Another language our patients speak',
    question: 'Tell me about a time you noticed a risk to a patient early. What did you do first?',
  },
  {
    matches: /teacher|teaching|tutor|instructor|lecturer|professor|trainer|education|childcare/i,
    field: 'teaching or training',
    mission: 'help our learners reach the goals they came with',
    duties:
      'Plan and give lessons that suit the learners in front of you;Check progress and give feedback that helps;Adapt material for learners with different needs;Keep records and talk with parents, managers or partners;Improve courses together with colleagues',
    needs: 'The qualification the work requires;Ability to explain one thing in several ways',
    pluses: 'Experience with online or mixed classes;Experience with learners who need extra help',
    question: 'Tell me about a learner who was not making progress. What did you try, and what worked?',
  },
  {
    matches: /chef|cook\b|kitchen|barista|waiter|waitress|bartender|restaurant|hotel|housekeep|front desk|hospitality|catering/i,
    field: 'hospitality',
    mission: 'give our guests good reasons to come back',
    duties:
      'Prepare and serve to our standard, shift after shift;Keep work areas clean and safe, and follow hygiene rules;Welcome guests and put things right when something is off;Take part in ordering, storage and stock checks;Hand over to the next shift in good order',
    needs: 'Reliable work in a busy team;Knowledge of hygiene rules, or readiness to be certified',
    pluses: 'Experience in a similar house;Another language our guests speak',
    question: 'Tell me about a shift where much went wrong at once. What did you do first?',
  },
  {
    matches:
      /retail|cashier|\b(?:shop|store) (?:manager|assistant|associate|supervisor|clerk)|shopkeeper|merchandis|sales ?(?:assistant|associate)/i,
    field: 'retail',
    mission: 'help our customers find what they need and enjoy the visit',
    duties:
      'Advise customers honestly and help them choose;Run the till and handle payments and returns correctly;Keep shelves full, tidy and priced;Take part in deliveries and stock counts;Open or close the shop as agreed',
    needs: 'Friendly, clear contact with customers;Reliable handling of money and goods',
    pluses: 'Experience with a till or stock system;Knowledge of the goods we sell',
    question: 'Tell me about a customer you could not help with what was in stock. What did you do?',
  },
  {
    matches: /warehouse|logistic|driver|delivery|supply chain|procurement|purchas|fleet|courier|shipping/i,
    field: 'logistics or supply',
    mission: 'get the right goods to the right place on time and unharmed',
    duties:
      'Plan and handle incoming and outgoing goods;Keep stock records correct to the piece;Follow safety rules and keep equipment in order;Solve delays with suppliers and carriers and keep people informed;Propose ways to save distance, time and waste',
    needs: 'Exact records and a habit of safe work;Any license the work requires',
    pluses: 'Experience with a warehouse or transport system;Experience with returns or customs papers',
    question: 'Describe a delay that was about to reach a customer. What did you do, and in which order?',
  },
  {
    matches:
      /electrician|plumber|mechanics?\b|technician|carpenter|welder|installer|maintenance|construction|machinist|machine operator|production worker/i,
    field: 'this trade',
    mission: 'build, install and repair what our customers rely on',
    duties:
      'Carry out work to plan, standard and safety rules;Find faults and repair them so that they stay repaired;Keep tools, materials and the site in order;Record what was done and what is still open;Explain the work and its cost to customers in plain words',
    needs: 'The trade qualification or license the work requires;Safe working habits',
    pluses: 'Experience with similar equipment or sites;Experience in guiding apprentices',
    question: 'Tell me about a fault that was hard to find. How did you narrow it down?',
  },
  {
    matches: /assistant|data entry|administrat|secretar|receptionist|office manager|clerk/i,
    field: 'office administration',
    mission: 'keep our days organized and our promises kept',
    duties:
      'Plan calendars, meetings and travel;Answer calls and messages and pass them to the right person;Prepare documents and keep files in order;Handle orders, invoices and expenses on time;Spot what is missing and arrange it early',
    needs: 'Good order across many small tasks;Discretion with private information',
    pluses: 'Experience in a similar office;Experience with bookkeeping or event planning',
    question: 'How do you keep track when several people need something from you on the same day?',
  },
  {
    matches:
      /engineer|developer|programm|software|devops|\bqa\b|tester|architect|\bcto\b|technology|\bit\b|cyber|security (?:analyst|specialist)|system admin|full.?stack|front.?end|back.?end/i,
    field: 'engineering',
    mission: 'build and run systems that our customers can rely on',
    duties:
      'Design, build and test what our customers and colleagues use;Review the work of others and have yours reviewed;Find the cause of faults and repair them so that they stay repaired;Write down decisions so that others can build on them;Work with product and design from the first idea to release',
    needs: 'A habit of testing and documenting your work;Ability to explain technical choices in plain words',
    pluses: 'Experience with systems that many people use at once;Practice in security or accessibility',
    question: 'Describe a fault you traced to its cause. How did you narrow it down, and what changed so that it cannot return?',
  },
  {
    matches: /operations|\bcoo\b|chief of staff|project manager|program manager|programme manager|process/i,
    field: 'operations or project work',
    mission: 'keep our work running on time, within budget and without surprises',
    duties:
      'Plan work across teams with clear dates and owners;Follow progress and raise problems while they are small;Improve how things are done and measure whether it helped;Manage suppliers and keep agreements up to date;Report status in a form people read',
    needs: 'Good order across many tasks at once;Clear written updates',
    pluses: 'Experience with a project or planning tool;Experience with supplier contracts',
    question: 'Tell me about a project that slipped. When did you first know, and what did you do then?',
  },
  {
    matches: /chief|\bceo\b|president|managing director|general manager|founder/i,
    field: 'company leadership',
    mission: 'set where the company is going and build the team that gets it there',
    duties:
      'Agree on a small number of goals and make sure everyone knows them;Put people and money where they matter most;Speak for the company with customers, partners and investors;Report openly on results, also when they are poor;Make sure the company acts lawfully and fairly',
    needs: 'Sound judgment with incomplete information;Open and clear communication with a team and a board',
    pluses: 'Experience in a company of similar size or stage;Experience with fundraising',
    question: 'Tell me about a goal you gave up. How did you decide, and how did you tell people?',
  },
];

const general: FamilySource = {
  matches: /./,
  field: 'similar work',
  mission: 'do work that our customers and colleagues can rely on',
  duties:
    'Plan and carry out the work agreed for this role;Work with colleagues and partners and keep them informed;Keep records correct and up to date;Notice problems early and propose what to do;Help improve how we work',
  needs: 'Reliable and careful work;Clear communication with colleagues and customers',
  pluses: 'Experience in a similar role;Experience with the tools used in this work',
  question: 'Tell me about a piece of work you are content with. What was your part, and what would you do differently?',
};

const splitLines = (text: string) => text.split(';');

/** Whoever builds software for clinics or shops does not treat patients or run a till. */
const buildsSoftware =
  /\b(?:software|web|mobile|app|cloud|platform|devops|ios|android|back.?end|front.?end|full.?stack)\b.*\b(?:engineer|developer|architect|programmer)s?\b/i;

/** The kind of work that a title names, or else its department, or else work in general. */
export function findFamily(title: string, department: string): Family {
  const source =
    (buildsSoftware.test(title) ? sources.find(({ field }) => field === 'engineering') : undefined) ??
    sources.find(({ matches }) => matches.test(title)) ??
    (department === '' ? undefined : sources.find(({ matches }) => matches.test(department))) ??
    general;
  const { field, mission, question } = source;
  return {
    field,
    mission,
    question,
    duties: splitLines(source.duties),
    needs: splitLines(source.needs),
    pluses: splitLines(source.pluses),
  };
}
