/** npm run check: everything that only reads the code. */
import { ensurePackages } from './setup.mjs';
import { reading, runTogether } from './steps.mjs';

ensurePackages();
const failed = await runTogether(reading, process.env);
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
