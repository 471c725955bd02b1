import { fromSignedDay, type Task } from './model';

/** Day, category, assignee, title, description. */
type Line = readonly [day: number, category: Task['category'], assignee: string, title: string, description: string];

export interface Pack {
  name: string;
  about: string;
  /** Empty where every hire gets the tasks. */
  role: string;
  lines: readonly Line[];
  /** Where the rules were read, and when: what is law may have changed since. */
  sources?: readonly string[];
  asOf?: string;
}

export const packs: readonly Pack[] = [
  {
    name: 'Pre-boarding',
    about: 'For everyone, from the signed contract to the evening before day 1.',
    role: '',
    lines: [
      [-20, 'Administrative', 'HR', 'Send the contract for signature', 'With the start date, the pay and the first week’s hours.'],
      [-15, 'IT', 'IT', 'Order computer and equipment', 'Ask first which keyboard layout and which system they prefer.'],
      [-10, 'Administrative', 'HR', 'Collect payroll and tax details', 'Through a safe channel, not by plain e-mail.'],
      [-7, 'Team Integration', 'Manager', 'Choose a buddy', 'Someone close to the job who has time in the first two weeks.'],
      [-5, 'IT', 'IT', 'Create accounts and access', 'Only what the job needs; the list stays with the manager.'],
      [-5, 'Culture', 'Manager', 'Tell the team who is joining', 'Name, job, first day, and what they will work on.'],
      [-3, 'Orientation', 'Manager', 'Send the plan for the first week', 'Where to be, when, who to call, what to bring.'],
      [-1, 'IT', 'IT', 'Try out every login', 'A first morning without a password problem.'],
    ],
  },
  {
    name: 'First 90 days',
    about: 'For everyone: the first week, then a plan for days 30, 60 and 90.',
    role: '',
    lines: [
      [1, 'Orientation', 'Buddy', 'Show the place and the people', 'Or the channels and the calendar, where the place is online.'],
      [1, 'Security', 'IT', 'Turn on two-step sign-in', 'On every account that has it, with spare codes kept safe.'],
      [2, 'Team Integration', 'Buddy', 'Lunch with the team', 'Nobody has to talk about work.'],
      [2, 'Benefits', 'HR', 'Explain leave, insurance and benefits', 'With the last day for each choice in writing.'],
      [3, 'Role-Specific', 'Manager', 'Agree on the first month', 'Three results, each with a way to see that it is reached.'],
      [5, 'Culture', 'Manager', 'Talk about the first week', 'What was clear, what was not, what is missing.'],
      [10, 'Training', 'Manager', 'Finish the required trainings', 'Safety, privacy, and what the law asks of the job.'],
      [
        30,
        'Role-Specific',
        'Manager',
        'Day 30: know the job',
        'Can explain the product, the customers and own tasks. Review the month, write goals for day 60.',
      ],
      [
        60,
        'Role-Specific',
        'Manager',
        'Day 60: do the job',
        'Carries own work with little help. Feedback from three people who work with them.',
      ],
      [
        90,
        'Role-Specific',
        'Manager',
        'Day 90: own the job',
        'Decides within the job and proposes one improvement. Agree on the next half year; settle a probation before its last day.',
      ],
    ],
  },
  {
    name: 'Engineer',
    about: 'From the first build to owning a part of the system.',
    role: 'Engineer',
    lines: [
      [-3, 'IT', 'IT', 'Give access to code, tests and logs', 'Read access first; rights to production come later.'],
      [1, 'Role-Specific', 'Buddy', 'Build and run the product', 'From a fresh machine, noting every step that the guide forgot.'],
      [2, 'Role-Specific', 'Buddy', 'Ship one small change', 'A typo will do: it goes the whole way from branch to release.'],
      [3, 'Training', 'Buddy', 'Walk through the architecture', 'One drawing, one request followed from end to end.'],
      [5, 'Security', 'Manager', 'Secrets, customer data and incidents', 'Where they live, who may see them, who to wake.'],
      [10, 'Team Integration', 'Manager', 'Review somebody else’s change', 'Questions count as much as findings.'],
      [20, 'Role-Specific', 'Manager', 'Sit in on the on-call rota', 'Watch first, answer with a partner second.'],
      [30, 'Role-Specific', 'Manager', 'Day 30: a feature of their own', 'Designed, built, tested and released with help.'],
      [60, 'Role-Specific', 'Manager', 'Day 60: trusted with a part', 'Takes bugs and reviews of one area without being asked.'],
      [90, 'Role-Specific', 'Manager', 'Day 90: leads a change', 'Writes the proposal, splits the work and brings it to release.'],
    ],
  },
  {
    name: 'Sales',
    about: 'From product and customers to their own pipeline.',
    role: 'Sales',
    lines: [
      [-2, 'IT', 'IT', 'Set up CRM, phone and calendar link', 'With the right territory and a signature in the house style.'],
      [2, 'Training', 'Manager', 'Learn the product by using it', 'Sets it up as a customer would, alone.'],
      [3, 'Training', 'Manager', 'Who buys and why', 'Three customers who stayed, two who left, one who never bought.'],
      [4, 'Role-Specific', 'Buddy', 'Listen in on five calls', 'One page of notes for each: what they asked, what moved them.'],
      [8, 'Role-Specific', 'Manager', 'Prices, discounts and who may grant them', 'With the three mistakes that cost most.'],
      [10, 'Training', 'Manager', 'Practice the demo', 'To two colleagues, one of them skeptical.'],
      [15, 'Role-Specific', 'Manager', 'First own calls', 'With somebody listening, and ten minutes of feedback after each.'],
      [30, 'Role-Specific', 'Manager', 'Day 30: runs a first meeting alone', 'Knows the product, the rivals and the questions to ask.'],
      [
        60,
        'Role-Specific',
        'Manager',
        'Day 60: a pipeline of their own',
        'Enough open deals for the quarter, each with a next step and a day.',
      ],
      [
        90,
        'Role-Specific',
        'Manager',
        'Day 90: first deals closed',
        'Forecast compared with what came in; target agreed for the next quarter.',
      ],
    ],
  },
  {
    name: 'Customer support',
    about: 'From reading tickets to solving hard ones.',
    role: 'Customer support',
    lines: [
      [-2, 'IT', 'IT', 'Set up the help desk account', 'With saved replies and the right queue.'],
      [1, 'Training', 'Buddy', 'Read twenty solved tickets', 'Five of them with an unhappy customer.'],
      [3, 'Role-Specific', 'Buddy', 'Answer the first ticket', 'Read by the buddy before it is sent.'],
      [5, 'Training', 'Manager', 'Tone, refunds and when to hand over', 'What may be promised, and what may not.'],
      [10, 'Role-Specific', 'Manager', 'Take a full queue with help nearby', 'Half days first.'],
      [30, 'Role-Specific', 'Manager', 'Day 30: common questions alone', 'Replies within the promised time and asks before guessing.'],
      [60, 'Role-Specific', 'Manager', 'Day 60: hard cases', 'Follows a fault to the team that fixes it and tells the customer.'],
      [90, 'Role-Specific', 'Manager', 'Day 90: makes tickets rarer', 'Writes or improves three help pages from what customers asked.'],
    ],
  },
  {
    name: 'Manager',
    about: 'For somebody who will lead people from the first week.',
    role: 'Manager',
    lines: [
      [-5, 'Team Integration', 'Lead', 'Tell the team what changes', 'Who reports to whom from which day, and what stays.'],
      [2, 'Team Integration', 'Manager', 'Meet every team member alone', 'What goes well, what is in the way, what must not change.'],
      [5, 'Administrative', 'HR', 'People rules and tools', 'Leave, pay rounds, hiring, and the line to HR in a hard case.'],
      [8, 'Role-Specific', 'Lead', 'Budget and goals of the team', 'What is promised to whom, and by when.'],
      [15, 'Team Integration', 'Lead', 'Meet the neighboring teams', 'What each needs from this team, in one sentence.'],
      [30, 'Role-Specific', 'Lead', 'Day 30: understands', 'Can explain what the team does, its strengths and its two largest risks.'],
      [60, 'Role-Specific', 'Lead', 'Day 60: steers', 'Holds the meetings, sets priorities, has given everyone feedback once.'],
      [90, 'Role-Specific', 'Lead', 'Day 90: improves', 'One change made with the team, its result shown, a plan for the next half year.'],
    ],
  },
  {
    name: 'Remote',
    about: 'For anybody who works from home or from another country.',
    role: 'Remote',
    lines: [
      [-10, 'IT', 'IT', 'Ship the equipment', 'With tracking, and time for customs.'],
      [-5, 'Administrative', 'HR', 'Settle place, hours and costs of work', 'Which country, which time zone, who pays for what.'],
      [-2, 'IT', 'IT', 'Test video, sound and VPN', 'From the place where the work will be done.'],
      [1, 'Orientation', 'Manager', 'Welcome call with the whole team', 'Half an hour, names and faces, no slides.'],
      [2, 'Culture', 'Buddy', 'How we write to each other', 'Which channel for what, how soon an answer is due, when to be quiet.'],
      [3, 'Security', 'IT', 'Safe work from home', 'Screen lock, home network, and who else uses the computer.'],
      [5, 'Team Integration', 'Buddy', 'Five short calls with colleagues', 'Twenty minutes each, with people outside the team too.'],
      [30, 'Culture', 'Manager', 'Day 30: heard and seen', 'Do hours, calls and messages work? Change one thing that does not.'],
      [60, 'Team Integration', 'Manager', 'Day 60: part of the team', 'Leads a meeting; plans to meet in person, where that is possible.'],
      [90, 'Culture', 'Manager', 'Day 90: settled', 'Review place, hours and equipment; agree on what stays.'],
    ],
  },
];

/** A task by law carries its date along. */
const dated = (description: string, asOf: string | undefined) => (asOf ? `${description} As of ${asOf}; check the source.` : description);

export const toPackTasks = ({ role, lines, asOf }: Pack, makeId: () => string): Task[] =>
  lines.map(([day, category, assignee, title, description]) => ({
    id: makeId(),
    title,
    description: dated(description, asOf),
    category,
    ...fromSignedDay(day),
    assignee,
    role,
    completed: false,
    after: '',
  }));
