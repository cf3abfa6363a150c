import { parseUrl } from '@/shared/lib/browser';

/** A form in the provider's HTML, which is parsed but never inserted into our page. */
export type ProviderForm = { action: string; fields: [name: string, value: string][] };

/** Returns null without a form, or if its target isn't an allowed provider. */
export function readProviderForm(html: string, allowedOrigins: readonly string[]): ProviderForm | null {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = form?.getAttribute('action');
  const target = action ? parseUrl(action, location.origin) : null;
  if (!form || !target) return null;
  if (!/^https?:$/.test(target.protocol) || !allowedOrigins.includes(target.origin)) return null;
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')];
  return { action: target.href, fields: hidden.map(({ name, value }) => [name, value]) };
}

/** Submits a copy of the form from our own page to the named window. */
export function submitProviderForm({ action, fields }: ProviderForm, target: string) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
