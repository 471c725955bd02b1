/** Headers that HR systems and spreadsheets use. */
export const otherNames = {
  name: ['employee name', 'full name', 'employee', 'display name', 'worker', 'preferred name', 'legal name', 'member', 'person'],
  role: ['job title', 'title', 'position', 'position title', 'business title', 'job', 'designation'],
  department: ['department name', 'dept', 'team', 'division', 'function', 'business unit', 'org unit'],
  reportsTo: [
    'manager',
    'manager name',
    'reports to',
    'supervisor',
    'supervisor name',
    'line manager',
    'direct manager',
    'reporting to',
    'manager email',
    'supervisor email',
  ],
  email: ['work email', 'email address', 'work email address', 'company email', 'e-mail', 'business email'],
  phone: ['work phone', 'phone number', 'mobile', 'mobile phone', 'cell phone', 'telephone', 'contact number'],
  location: ['work location', 'office', 'city', 'site', 'office location', 'location name'],
  skills: ['skill', 'skill set', 'competencies', 'expertise'],
  bio: ['about', 'about me', 'biography', 'notes', 'description'],
  startDate: ['hire date', 'date of hire', 'date hired', 'start', 'joining date', 'date of joining', 'employment start date', 'joined'],
  salary: [
    'annual salary',
    'base salary',
    'salary per year',
    'compensation',
    'annual compensation',
    'annual base salary',
    'pay rate',
    'base pay',
  ],
  grant: ['equity grant', 'options', 'stock options', 'shares', 'option grant'],
  performance: ['performance rating', 'performance score', 'rating', 'review score'],
};

export const importHint =
  'A CSV from your HR system or a spreadsheet: Employee Name, Job Title and Department for each person; Manager, Work Email, Hire Date, Annual Salary and others if you have them. People without a performance score stay unrated.';

export const personalDataNote = 'Files contain personal data: names, contacts, start dates and photos.';
export const privateDataNote =
  'Files and printouts now include salary, equity grants and performance too. Share them only with people who may see both.';
