import React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * React's build for developers notes for every element the place in the code that made it, and a task for the inspector: a tenth
 * of a screen's time, for which nobody looks here. What a warning says of the components around it is kept.
 */
const internals = (React as unknown as Record<string, Internals>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
Reflect.deleteProperty(console, 'createTask');
