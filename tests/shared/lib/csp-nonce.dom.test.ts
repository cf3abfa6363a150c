import { getNonce } from 'get-nonce';
import { afterEach, describe, expect, it } from 'vitest';
import { applyStyleNonce, readStyleNonce } from '@/shared/lib/csp-nonce';

const meta = document.createElement('meta');
meta.setAttribute('property', 'csp-nonce');

describe('applyStyleNonce', () => {
  afterEach(() => {
    meta.remove();
  });

  it('hands the nonce of the page to the libraries that inject styles', () => {
    meta.nonce = 'abc123';
    document.head.append(meta);
    applyStyleNonce();
    expect(getNonce()).toBe('abc123');
  });

  it('reads nothing where there is no policy', () => {
    expect(readStyleNonce()).toBeUndefined();
  });
});
