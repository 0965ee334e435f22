import type { FieldErrors } from '~/domain/form/field-error';
import type { StayPreview } from '~/domain/lead/preview-stay.server';
import type { LeadIntent } from './lead-actions';
import type { StayValues } from './stay-values';

/** A request sent from a lead's page that is still open. */
export type SentRequest = { intent: LeadIntent; errors: FieldErrors; values: StayValues; preview: StayPreview | null };
