/** Version of the words that stand at the form and are agreed to; a test ties them to it, so that neither changes alone. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11';
