import { askProperty, type PropertyRequest, type PropertyRequestResult } from './ask-property.server';

/**
 * Asks the property for another period, level or number of guests (LEAD-18): the lead keeps its status and its nights until the answer. One
 * of a kind at a time. For agents, supervisors and admins who act for an agency. Throws DomainError 'forbidden', 'not-found',
 * 'conflict' (`not-offered`: an interest or an ended lead; `asked-already`; `changed-meanwhile`), 'unavailable'.
 */
export function requestChange(input: PropertyRequest): Promise<PropertyRequestResult> {
	return askProperty(input, 'change');
}
