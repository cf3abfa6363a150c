/// <reference types="vite/client" />
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_SIGN_API_BASE?: string;
  readonly VITE_IDENTITY_ORIGINS?: string;
  readonly VITE_PDF_ASSETS_BASE?: string;
}

/** The path of pdf.js's assets, including its version (scripts/lib/pdf-assets.ts). */
// oxlint-disable-next-line no-underscore-dangle -- the underscores avoid clashes with other globals
declare const __PDF_ASSETS__: string;
