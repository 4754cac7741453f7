import { useState } from 'react';

// Of the tab, not of the browser: local storage holds the six keys of the specification and no others.
const FOLDED = 'sidebar-folded';

/** Whether the sidebar shows icons alone; remembered in this tab. */
export function useFolded(): [folded: boolean, toggle: () => void] {
  const [folded, setFolded] = useState(() => sessionStorage.getItem(FOLDED) !== null);
  const toggle = () => {
    if (folded) sessionStorage.removeItem(FOLDED);
    else sessionStorage.setItem(FOLDED, '');
    setFolded(!folded);
  };
  return [folded, toggle];
}
