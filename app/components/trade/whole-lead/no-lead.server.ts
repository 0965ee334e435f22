import { json } from '@remix-run/cloudflare';
import type { Language } from '~/domain/language/language';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';

/** The answer for a lead that is not there, or not this agency's; every other fault as it is. */
export function noLead(error: unknown, language: Language): unknown {
	if (!(error instanceof DomainError) || error.code !== 'not-found') return error;
	return json({ title: serverTexts(language).t('error.notFoundTitle') }, { status: statusOf(error) });
}
