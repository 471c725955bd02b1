import { fieldRoles } from './roles-field';
import { officeRoles } from './roles-office';

export interface Role {
  /** "Head of Security" */
  title: string;
  /** Other titles of the same work. */
  others: readonly string[];
  /** "Security" */
  field: string;
  /** What the work is: sentences that start with a verb. */
  duties: readonly string[];
  skills: readonly string[];
  measures: readonly string[];
}

export const roles: readonly Role[] = Object.entries({ ...officeRoles, ...fieldRoles }).flatMap(([field, lines]) =>
  lines.map((line) => {
    const [[title = ''] = [], others = [], duties = [], skills = [], measures = []] = line.split(' | ').map((list) => list.split('; '));
    return { title, others, field, duties, skills, measures };
  }),
);
