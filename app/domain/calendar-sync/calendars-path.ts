/** The page of a property's calendars (CHANNEL-5). */
export function calendarsPath(propertyId: string): string {
	return `/partner/desk/properties/${propertyId}/calendars`;
}
