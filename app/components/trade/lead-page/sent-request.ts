import type { FieldErrors } from '~/domain/form/field-error';
import type { StayPreview } from '~/domain/lead/preview-stay.server';
import type { LeadIntent } from './lead-actions';
import type { StayValues } from './stay-values';

/** What was sent from a lead's page and not done. */
export type SentRequest = { intent: LeadIntent; errors: FieldErrors; values: StayValues; preview: StayPreview | null };
