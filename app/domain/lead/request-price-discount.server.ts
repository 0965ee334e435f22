import { askProperty, type PropertyRequest, type PropertyRequestResult } from './ask-property.server';

/**
 * Asks the property for another price, of an interest or an option whose period is none of the operator's stays (LEAD-19);
 * `input.priceMinor` is a requested price, which may be left to the operator. For agents, supervisors and admins who act for an agency.
 * Throws DomainError 'forbidden', 'not-found', 'conflict' (`not-offered`; `asked-already`; `changed-meanwhile`), 'unavailable'.
 */
export function requestPriceDiscount(input: PropertyRequest): Promise<PropertyRequestResult> {
	return askProperty(input, 'priceDiscount');
}
