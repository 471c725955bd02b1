import { createContext } from 'react';

/** Which tool the screen below belongs to; its folder's name, its path and its key in the workspace. */
export const ToolIdContext = createContext('');
