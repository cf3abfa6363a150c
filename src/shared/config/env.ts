const here = (path: string) => new URL(path, location.origin).href.replace(/\/$/, '');

/** The hosts may differ from the page's own (docs/configuration.md); by default everything is one origin. */
export const API_BASE = here(import.meta.env.VITE_API_BASE ?? '/api/app');
export const SIGN_API_BASE = here(import.meta.env.VITE_SIGN_API_BASE ?? '/api');
