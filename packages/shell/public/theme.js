// Runs before every other script, as a file: the page's policy runs nothing inline. The empty frame is painted before, in the
// system's scheme, because a paint that waits for this file comes one way to the server later.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('Theme');
  } catch {
    // Storage is switched off: follow the system.
  }
  const dark = theme === 'Dark' || (theme !== 'Light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // Style elements that libraries write take the page's nonce from here.
  window.__webpack_nonce__ = document.querySelector('meta[property="csp-nonce"]')?.nonce;

  // A library would try whether it may make code from text; it may not, so it is told before it asks.
  window.__zod_globalConfig = { jitless: true };

  // The only texts that may become markup or code: style rules, which hold no tag, and files of our own (S-76).
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text is refused');
      return text;
    },
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError('Foreign script is refused');
      return url;
    },
  });
})();
